import { cdp } from 'vitest/browser'

interface Devtools {
  send(
    method: 'Input.imeSetComposition',
    params: { text: string; selectionStart: number; selectionEnd: number },
  ): Promise<unknown>
  send(method: 'Input.insertText', params: { text: string }): Promise<unknown>
}

/**
 * Types a word as an input method does: each step replaces the word that is being composed, and the last one is
 * accepted. Telex spells `Nguyễn` as `Nguyeenx`.
 */
export async function compose(steps: readonly string[]): Promise<void> {
  const devtools = cdp() as Devtools
  for (const text of steps) {
    const end = text.length
    await devtools.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end })
  }
  await devtools.send('Input.insertText', { text: steps.at(-1) ?? '' })
}
