import type { AnyCallName, CallInput } from '@souk/contract/calls';
import type { Api, CallOptions } from './create-api.ts';
import { readAnswer } from './read-answer.ts';

/** Saves the file that a call sends. Rejects with the ApiError of a refusal. */
export async function downloadFile<Name extends AnyCallName>(api: Api, name: Name, input: CallInput<Name> & CallOptions): Promise<void> {
  const response = await api.request(name, input);
  // Some servers answer an unknown call with an HTML page.
  if (!response.ok || response.headers.get('content-type')?.startsWith('text/html')) await readAnswer(response);
  saveFile(await response.blob(), fileName(response.headers.get('content-disposition') ?? ''));
}

/** Saves content of the page as a file. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Later, because some browsers have not started the download yet.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function fileName(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return encoded === undefined ? 'file' : decodeURIComponent(encoded);
}
