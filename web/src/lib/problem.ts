/** What went wrong, in words. */
import { ApiError } from '../api/client';
import { t } from './text.svelte';

export function inWords(error: unknown): string {
  if (!(error instanceof ApiError)) return String(error);
  return error.code === 'offline' ? t('web-error-offline') : error.message || t('web-error-other');
}
