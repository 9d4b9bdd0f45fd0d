/** The player's hand on the board: what it points at, takes up, drags and chooses, by pointer or keys. */
import { on } from 'svelte/events';
import type { Action, Choices, MenuItem, Picked, Target } from './choices';
import { isDirection, towards, type Point, type SpaceShape } from './geometry';
import type { Token } from './identity';
import type { Word } from './words';

const LONG_PRESS = 500;
const CARD_DELAY = 250;
/** In board units; less is a click. */
const DRAG = 8;
const NOTHING: readonly string[] = [];

/** What the hand must know of the board, and whom it tells. */
export interface World {
  choices(): Choices;
  shapes(): readonly SpaceShape[];
  /** The piece is the very one that was taken up; null if only its kind is known. */
  choose(names: readonly string[], piece: number | null): void;
  why(name: string): void;
  /** The space under pointer or focus. */
  point(space: string | null): void;
  /** What a click, or Enter, would play here. */
  aim(names: readonly string[]): void;
  /** A finger stays on something that can be chosen. */
  linger(names: readonly string[]): void;
  show(space: string): void;
}

interface Menu {
  readonly space: string;
  readonly items: readonly MenuItem[];
}

interface Drag {
  readonly target: Picked;
  readonly from: Point;
  /** Null until the piece has been moved far enough. */
  readonly at: Point | null;
}

export class Hand {
  picked = $state.raw<Picked | null>(null);
  menu = $state.raw<Menu | null>(null);
  drag = $state.raw<Drag | null>(null);
  /** How many pieces are to move together; null: one by a click, all by a drag. */
  #wanted = $state<number | null>(null);
  focused = $state<string | null>(null);
  #hovered = $state<string | null>(null);
  /** A finger is lifted without leaving the space, so what it has opened must be closed otherwise. */
  #touched = false;
  /** Escape has put the card away until something else is pointed at. */
  #dismissed = $state(false);
  #roving = $state<string | null>(null);
  #held = $state<number | null>(null);
  #target = $state.raw<Target | null>(null);

  readonly glowing = $derived.by(() => this.world.choices().glowing(this.picked));
  /** Spaces where something behind the pending question begins. */
  readonly beyond = $derived.by(() => this.world.choices().glowingBeyond(this.picked));
  /** How many of the pieces taken up can move together, and how many will. */
  readonly most = $derived.by(() => (this.picked ? this.world.choices().most(this.picked) : 0));
  readonly number = $derived(Math.min(this.most, this.#wanted ?? (this.drag?.at ? this.most : 1)));
  /** The space whose card is shown. */
  readonly carded = $derived.by(
    () =>
      this.menu?.space ??
      (this.drag?.at || this.#dismissed ? null : (this.focused ?? this.#hovered)),
  );

  /** What a click on what is pointed at would choose. */
  readonly aimed = $derived.by(() => {
    const at = this.focused ? { space: this.focused } : this.#target;
    const action = at && this.world.choices().click(at, this.picked, this.number);
    return action?.type === 'choose' ? action.names : NOTHING;
  });

  #overlay: SVGSVGElement | null = null;
  #pressedAt = 0;
  #dropped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waits: ReturnType<typeof setTimeout> | undefined;

  /** Made while a component is. */
  constructor(private readonly world: World) {
    $effect(() => {
      if (this.picked && !world.choices().holds(this.picked)) this.picked = null;
    });
    $effect(() => {
      world.choices();
      this.menu = null;
    });
    $effect(() => world.aim(this.aimed));
  }

  /** Listens on the layer of spaces and pieces. */
  listen = (overlay: SVGSVGElement) => {
    this.#overlay = overlay;
    const stop = new AbortController();
    for (const [type, hear] of Object.entries(this.#heard))
      on(overlay, type, hear as EventListener, { signal: stop.signal });
    const elsewhere = ({ target }: Event) => {
      const at = target as Element;
      if (!overlay.contains(at) && !at.closest('[role="menu"]')) this.#leave();
    };
    on(window, 'pointerdown', elsewhere, { signal: stop.signal });
    return () => {
      stop.abort();
      clearTimeout(this.#timer);
      this.#stopWaiting();
    };
  };

  // -- what is shown ---------------------------------------------------------------------------------------------

  /** What a click would do in a space that glows. */
  hint(space: string): Word | null {
    if (this.beyond.has(space)) return 'select-beyond';
    if (!this.glowing.has(space)) return null;
    return this.picked ? 'destination' : 'select';
  }

  /** A piece that can be dragged although the pending question is about something else. */
  mayDrag({ kind, space }: Token): boolean {
    return !this.picked && this.world.choices().canMove({ space, piece: kind });
  }

  mayTake({ kind, space }: Token): boolean {
    return !this.picked && this.world.choices().live(space).has(kind);
  }

  holds({ token, top }: { readonly token: Token; readonly top: boolean }): boolean {
    const same = this.picked?.origin === token.space && this.picked.piece === token.kind;
    return same && (this.#held === null ? top : this.#held === token.id);
  }

  isTabStop(space: string): boolean {
    const offered = this.glowing.has(space) || this.beyond.has(space);
    return offered || space === (this.#roving ?? this.world.shapes()[0]?.id);
  }

  /** A press here takes up a piece. */
  canDrag(event: Event): boolean {
    return draggable(event, this.world.choices()) !== null;
  }

  // -- what it does ----------------------------------------------------------------------------------------------

  act(action: Action, space: string): void {
    this.menu = null;
    if (action.type === 'choose') {
      this.picked = null;
      this.world.choose(action.names, this.#held);
    } else if (action.type === 'pick') this.#take(action.picked);
    else if (action.type === 'cancel') this.picked = null;
    else if (action.type === 'menu') this.menu = { space, items: action.items };
    else this.world.why(action.name);
  }

  closeMenu(): void {
    const space = this.menu?.space ?? null;
    this.menu = null;
    this.#go(space);
  }

  /** Take up pieces of one kind. */
  #take(picked: Picked): void {
    this.picked = picked;
    this.#wanted = null;
  }

  /** So many of the pieces taken up are to move together. */
  want(number: number): void {
    this.#wanted = Math.min(this.most, number);
  }

  /** Escape lays down what is in the hand, or puts a card away; digits say how many pieces move. */
  key(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' ? this.#escape() : this.#digit(Number(event.key)))
      event.preventDefault();
  }

  #digit(number: number): boolean {
    if (!this.picked || this.menu || !(number >= 1 && number <= this.most)) return false;
    this.want(number);
    return true;
  }

  #escape(): boolean {
    if (this.menu) this.closeMenu();
    else if (this.drag?.at) this.letGo();
    else if (this.picked) this.picked = null;
    else if (this.carded) this.#dismissed = true;
    else return false;
    return true;
  }

  /** The card that a touch has opened closes; one under a mouse stays as long as the mouse. */
  putAway(): void {
    if (this.#touched) this.#hover(null);
  }

  /** The press has become something else: a pan, a pinch. */
  letGo = (): void => {
    this.#stopWaiting();
    this.putAway();
    if (this.drag?.at) this.picked = null;
    this.drag = null;
  };

  /** A finger that stays asks what its press would do. */
  #wait(): void {
    this.#stopWaiting();
    this.#waits = setTimeout(() => {
      if (this.aimed.length && !this.drag?.at) this.world.linger(this.aimed);
    }, LONG_PRESS);
  }

  #stopWaiting(): void {
    clearTimeout(this.#waits);
    this.#waits = undefined;
  }

  #leave(): void {
    this.putAway();
    this.menu = null;
  }

  #click(target: Target): void {
    this.act(this.world.choices().click(target, this.picked, this.number), target.space);
  }

  #drop(target: Target | null): void {
    this.#dropped = true;
    const [from, number] = [this.picked, this.number];
    this.picked = null;
    if (target && from && target.space !== from.origin)
      this.act(this.world.choices().click({ space: target.space }, from, number), target.space);
  }

  #hover(space: string | null): void {
    clearTimeout(this.#timer);
    this.#hovered = space;
    this.#dismissed = false;
    this.world.point(space ?? this.focused);
  }

  #go(space: string | null): void {
    this.#overlay?.querySelector<SVGElement>(`[data-space="${space}"][role="button"]`)?.focus();
  }

  #boardPoint(e: PointerEvent): Point {
    const toBoard = this.#overlay!.getScreenCTM()!.inverse();
    const at = new DOMPoint(e.clientX, e.clientY).matrixTransform(toBoard);
    return [at.x, at.y];
  }

  readonly #heard = {
    click: (e: MouseEvent) => {
      const target = targetOf(e.target as Element);
      if (!target) return this.#leave();
      // The second click of a double click is never a second choice.
      if (e.detail > 1 || this.#dropped) return;
      const touched = (e as PointerEvent).pointerType === 'touch';
      if (touched && performance.now() - this.#pressedAt > LONG_PRESS) return;
      if (!this.picked) this.#held = tokenOf(e.target as Element);
      this.#click(target);
    },
    pointerdown: (e: PointerEvent) => {
      this.#pressedAt = performance.now();
      this.#dropped = false;
      if (e.pointerType === 'touch') this.#wait();
      const target = e.button === 0 ? draggable(e, this.world.choices()) : null;
      if (!target) return;
      this.#held = tokenOf(e.target as Element);
      this.drag = { target, from: this.#boardPoint(e), at: null };
    },
    pointermove: (e: PointerEvent) => {
      if (this.#waits && Math.hypot(e.movementX, e.movementY) > 2) this.#stopWaiting();
      if (!this.drag) return;
      const at = this.#boardPoint(e);
      const { target, from } = this.drag;
      if (!this.drag.at) {
        if (Math.hypot(at[0] - from[0], at[1] - from[1]) <= DRAG) return;
        this.#overlay!.setPointerCapture(e.pointerId);
        this.#take(target);
      }
      this.drag = { target, from, at };
    },
    pointerup: (e: PointerEvent) => {
      this.#stopWaiting();
      if (this.drag?.at) this.#drop(targetOf(document.elementFromPoint(e.clientX, e.clientY)));
      this.drag = null;
    },
    pointercancel: () => this.letGo(),
    pointerover: (e: PointerEvent) => {
      this.#target = targetOf(e.target as Element);
      const space = this.#target?.space ?? null;
      this.#touched = e.pointerType === 'touch';
      clearTimeout(this.#timer);
      if (this.#touched) this.#hover(space);
      // A mouse that only passes opens nothing.
      else if (space !== this.#hovered)
        this.#timer = setTimeout(() => this.#hover(space), CARD_DELAY);
    },
    pointerleave: (e: PointerEvent) => {
      this.#target = null;
      if (e.pointerType === 'mouse') this.#hover(null);
    },
    focusin: (e: FocusEvent) => {
      const space = targetOf(e.target as Element)?.space;
      if (!space) return;
      this.#roving = space;
      if (!(e.target as Element).matches(':focus-visible')) return;
      this.focused = space;
      this.#dismissed = false;
      this.world.show(space);
      this.world.point(space);
    },
    focusout: () => {
      this.focused = null;
      this.world.point(this.#hovered);
    },
    keydown: (e: KeyboardEvent) => {
      const space = targetOf(e.target as Element)?.space;
      if (!space) return;
      if (e.key === 'Enter' || e.key === ' ') {
        if (e.repeat) return;
        if (!this.picked) this.#held = null;
        this.#click({ space });
      } else if (isDirection(e.key)) this.#go(towards(this.world.shapes(), space, e.key));
      else return;
      e.preventDefault();
    },
  };
}

/** The space, and the kind of piece if there is one, that an element of the board stands for. */
export function targetOf(element: Element | null): Target | null {
  const piece = element?.closest<SVGElement>('[data-piece]');
  const space = element?.closest<SVGElement>('[data-space]')?.dataset.space;
  return space ? { space, piece: piece?.dataset.piece ?? null } : null;
}

function tokenOf(element: Element | null): number | null {
  return Number(element?.closest<SVGElement>('[data-token]')?.dataset.token) || null;
}

/** The piece under an event, if it may be moved. */
function draggable(event: Event, choices: Choices): Picked | null {
  const target = targetOf(event.target as Element);
  return target?.piece && choices.canMove(target)
    ? { origin: target.space, piece: target.piece }
    : null;
}
