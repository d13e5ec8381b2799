// Records clicks, typed text and chosen files between the server's HTML and hydration, and replays them afterwards.
// Links, forms and whatever the browser opens by itself need no code.
{
  const recorded = new Map();
  // React must not handle recorded input a second time while it hydrates.
  const record = (event, ...entry) => {
    event.stopPropagation();
    recorded.set(...entry);
  };
  const recordClick = (event) => {
    const { target } = event;
    const control = target instanceof Element && target.closest('button, input[type="checkbox"], input[type="radio"]');
    if (control && control.type !== 'submit' && !control.hasAttribute('popovertarget')) record(event, control);
  };
  const recordText = (event) => {
    const { type, value } = event.target;
    if (!['checkbox', 'radio', 'file'].includes(type)) record(event, event.target, value);
  };
  const recordFiles = (event) => {
    if (event.target.type === 'file') record(event, event.target);
  };
  addEventListener('click', recordClick, true);
  addEventListener('input', recordText, true);
  addEventListener('change', recordFiles, true);

  const dispatch = (control, ...types) => {
    for (const type of types) control.dispatchEvent(new Event(type, { bubbles: true }));
  };
  function replay(control, text) {
    // A mousedown makes React hydrate this part of the page first.
    dispatch(control, 'mousedown');
    // The field has its files; it only has not told React.
    if (control.type === 'file') return dispatch(control, 'change');
    if (text === undefined) {
      // Marks the current state as known to React, so that it notices the change by the replayed click.
      if ('checked' in control) control.checked = Boolean(control.checked);
      return control.click();
    }
    control.value = '';
    // Bypasses the property by which React tracks the value.
    Reflect.set(Object.getPrototypeOf(control), 'value', text, control);
    dispatch(control, 'input', 'change');
    // A controlled input that React did not notice is reset to its old value.
    setTimeout(() => {
      if (text && !control.value && control.isConnected) reportError(new Error('React DOM ignored text typed before hydration'));
    });
  }
  const replayAll = () => {
    removeEventListener('click', recordClick, true);
    removeEventListener('input', recordText, true);
    removeEventListener('change', recordFiles, true);
    for (const [control, text] of recorded) if (control.isConnected) replay(control, text);
  };
  addEventListener('souk:ready', replayAll, { once: true });
}
