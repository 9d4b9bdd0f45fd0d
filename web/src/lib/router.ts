/**
 * Addresses of the page: `#/`, `#/t/TABLE` and `#/t/TABLE/m/N`. What lies over a table follows it: `/help`, `/help/3.2.1`,
 * `/cards`, `/cards/M10`; a seat's token may come last, as `?seat=`, or an invitation to one, as `?invite=`.
 */
export interface Over {
  kind: 'help' | 'cards';
  /** The tab, section or card that is wanted. */
  at: string | null;
}

export interface TableRoute {
  page: 'table';
  table: string;
  moment: number | null;
  over: Over | null;
  seat: string | null;
  invite: string | null;
}

export type Route = { page: 'start' } | TableRoute;

const TABLE = /^\/t\/([^/?]+)(?:\/m\/(\d+))?(?:\/(help|cards)(?:\/([^/?]+))?)?\/?$/;

export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  const found = TABLE.exec(path);
  if (!found) return { page: 'start' };
  const [, table, moment, kind, at] = found;
  return {
    page: 'table',
    table: decodeURIComponent(table!),
    moment: moment === undefined ? null : Number(moment),
    over: kind
      ? { kind: kind as Over['kind'], at: at === undefined ? null : decodeURIComponent(at) }
      : null,
    seat: new URLSearchParams(query).get('seat'),
    invite: new URLSearchParams(query).get('invite'),
  };
}

export function tableHash(
  table: string,
  moment: number | null = null,
  over: Over | null = null,
): string {
  const parts = ['#', 't', encodeURIComponent(table)];
  if (moment !== null) parts.push('m', String(moment));
  if (over) parts.push(over.kind);
  if (over?.at) parts.push(encodeURIComponent(over.at));
  return parts.join('/');
}

/** The address that gives its reader a seat; the token stays in the fragment, which no server sees. */
export function seatLink(base: string, table: string, token: string): string {
  return `${base.split('#')[0]}${tableHash(table)}?seat=${encodeURIComponent(token)}`;
}

/** The address by which a friend is asked to sit down. */
export function inviteLink(base: string, table: string, invite: string): string {
  return `${base.split('#')[0]}${tableHash(table)}?invite=${encodeURIComponent(invite)}`;
}

/** From where an address opens: this computer alone, its network, or anywhere. */
export function reachOf(address: string): 'here' | 'network' | 'anywhere' {
  const { hostname } = new URL(address);
  if (/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)) return 'here';
  const own =
    /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|\[f[cd]|\[fe80)|\.local$|^[^.:]+$/;
  return own.test(hostname) ? 'network' : 'anywhere';
}
