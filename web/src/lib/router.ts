/** Addresses of the page: `#/`, `#/t/TABLE` and `#/t/TABLE/m/N`; a seat's token may follow as `?seat=`. */
export type Route =
  { page: 'start' } | { page: 'table'; table: string; moment: number | null; seat: string | null };

const TABLE = /^\/t\/([^/?]+)(?:\/m\/(\d+))?\/?$/;

export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  const found = TABLE.exec(path);
  if (!found) return { page: 'start' };
  return {
    page: 'table',
    table: decodeURIComponent(found[1]!),
    moment: found[2] === undefined ? null : Number(found[2]),
    seat: new URLSearchParams(query).get('seat'),
  };
}

export function tableHash(table: string, moment: number | null = null): string {
  return `#/t/${encodeURIComponent(table)}${moment === null ? '' : `/m/${moment}`}`;
}

/** The address that gives its reader a seat; the token stays in the fragment, which no server sees. */
export function seatLink(base: string, table: string, token: string): string {
  return `${base.split('#')[0]}${tableHash(table)}?seat=${encodeURIComponent(token)}`;
}
