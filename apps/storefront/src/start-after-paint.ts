/*
 * Begins the server's pages. They are whole and dressed as they come, so they are painted before the code that takes them over is
 * fetched, and it does not take the line from their pictures. This imports nothing: each of its own bytes comes before that.
 */
const { entry = '', code = '' } = document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset ?? {};

function takeOver(): void {
  for (const href of code.split(' ')) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  import(/* @vite-ignore */ entry).catch(reportError);
}

// A page in the background is not painted. The second frame begins once the first has been given away.
if (document.hidden) takeOver();
else requestAnimationFrame(() => requestAnimationFrame(takeOver));
