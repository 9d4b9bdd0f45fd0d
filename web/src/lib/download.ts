import * as api from '../api/client';

/** Hand a text, or whatever else the server has given, to the reader as a file. */
export function download(name: string, content: string | Blob): void {
  const file = typeof content === 'string' ? new Blob([content], { type: 'text/plain' }) : content;
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** The record of a table as a file. */
export async function downloadRecord(table: string, token: string, game: string): Promise<void> {
  download(`${game}-${table}.coin`, await api.record(table, token));
}
