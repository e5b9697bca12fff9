import { glob, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

const scripts = async () => {
  const texts: string[] = []
  for await (const file of glob('dist/console/**/*.{js,css}')) texts.push(await readFile(file, 'utf8'))
  return texts
}

it('the built console holds nothing that is for developers only', async () => {
  const texts = await scripts()
  // A console without scripts would pass.
  expect(texts.some((text) => text.includes('file-usage'))).toBe(true)
  for (const mark of ['lobby-inspector', 'dev/declarations', 'lobby-demo-2026'])
    expect(texts.filter((text) => text.includes(mark))).toEqual([])
})
