/** What somebody has come for is in sight. */
export function bring(node: HTMLElement, here: boolean) {
  const show = (now: boolean) => {
    if (now) requestAnimationFrame(() => node.scrollIntoView({ block: 'start' }));
  };
  show(here);
  return { update: show };
}
