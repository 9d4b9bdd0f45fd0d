/** Two soft tones: it is your turn. */
let context: AudioContext | null = null;

function tone(audio: AudioContext, frequency: number, at: number): void {
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.35);
  source.connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + 0.4);
}

/** Nothing where a browser has no sound for this page. */
export function beep(): void {
  if (!('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  void context.resume();
  tone(context, 587, context.currentTime);
  tone(context, 784, context.currentTime + 0.14);
}
