/*
 * Begins the server's pages. They are whole and dressed as they come, so they are painted before the code that takes them over is
 * fetched, and it does not take the line from their pictures. This imports nothing: each of its own bytes comes before that.
 */
const { entry = '', code = '' } = document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset ?? {};

async function takeOver(): Promise<void> {
  const links = code.split(' ').map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  document.head.append(...links);
  // One after the other, since the libraries and our own code together would be one long piece of work.
  for (const href of entry.split(' ')) await import(/* @vite-ignore */ href);
}

// A page in the background is not painted. The second frame begins once the first has been given away.
const begin = () => void takeOver().catch(reportError);
if (document.hidden) begin();
else requestAnimationFrame(() => requestAnimationFrame(begin));
