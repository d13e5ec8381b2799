/** Two short tones. Browsers allow it after the first click on the page; before that it stays silent. */
export function playSound(): void {
  const context = new AudioContext();
  const gain = context.createGain();
  gain.gain.value = 0.05;
  gain.connect(context.destination);
  for (const [index, frequency] of [660, 880].entries()) {
    const tone = context.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(gain);
    tone.start(context.currentTime + index * 0.12);
    tone.stop(context.currentTime + index * 0.12 + 0.1);
  }
  setTimeout(() => context.close().catch(() => undefined), 1000);
}
