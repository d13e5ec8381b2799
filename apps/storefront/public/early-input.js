// The server's HTML is there before the code that answers to it. What is pressed and typed meanwhile is kept, and done again once that stands.
// Links, forms and whatever the browser opens by itself need no code.
{
  const kept = new Map();
  const keepPress = ({ target }) => {
    const control = target instanceof Element && target.closest('button, input[type="checkbox"], input[type="radio"]');
    if (control && control.type !== 'submit' && !control.hasAttribute('popovertarget')) kept.set(control);
  };
  const keepWords = ({ target }) => {
    if (!['checkbox', 'radio'].includes(target.type)) kept.set(target, target.value);
  };
  addEventListener('click', keepPress, true);
  addEventListener('input', keepWords, true);

  const tell = (control, ...types) => {
    for (const type of types) control.dispatchEvent(new Event(type, { bubbles: true }));
  };
  function repeat(control, words) {
    // React first takes over the part of the page that this belongs to, and only then hears of a change.
    tell(control, 'mousedown');
    if (words === undefined) return control.click();
    control.value = '';
    // Past the property by which React knows a value already.
    Reflect.set(Object.getPrototypeOf(control), 'value', words, control);
    tell(control, 'input', 'change');
  }
  const repeatAll = () => {
    removeEventListener('click', keepPress, true);
    removeEventListener('input', keepWords, true);
    for (const [control, words] of kept) if (control.isConnected) repeat(control, words);
  };
  addEventListener('souk:ready', repeatAll, { once: true });
}
