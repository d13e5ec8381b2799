// The server's HTML is there before the code that answers to it. What is pressed and typed meanwhile is kept, and done again once that stands.
// Links, forms and whatever the browser opens by itself need no code.
{
  const kept = new Map();
  // React may be taking the page over already: what is kept it must not hear of now as well.
  const keep = (event, ...entry) => {
    event.stopPropagation();
    kept.set(...entry);
  };
  const keepPress = (event) => {
    const { target } = event;
    const control = target instanceof Element && target.closest('button, input[type="checkbox"], input[type="radio"]');
    if (control && control.type !== 'submit' && !control.hasAttribute('popovertarget')) keep(event, control);
  };
  const keepWords = (event) => {
    const { type, value } = event.target;
    if (!['checkbox', 'radio'].includes(type)) keep(event, event.target, value);
  };
  addEventListener('click', keepPress, true);
  addEventListener('input', keepWords, true);

  const tell = (control, ...types) => {
    for (const type of types) control.dispatchEvent(new Event(type, { bubbles: true }));
  };
  function repeat(control, words) {
    // React first takes over the part of the page that this belongs to, and only then hears of a change.
    tell(control, 'mousedown');
    if (words === undefined) {
      // What the press changed counts as known to React, so that it hears of the change by the next one.
      if ('checked' in control) control.checked = Boolean(control.checked);
      return control.click();
    }
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
