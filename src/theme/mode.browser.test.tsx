import { afterEach, expect, test } from 'vitest'
import { renderInConsole } from '#tests/support/components/render.tsx'
import { chooseTheme, useMode } from './mode.ts'

afterEach(() => chooseTheme('system'))

const Shown = () => <p>{useMode()}</p>

test('what is printed has light colours at once, and the screen its own again afterwards', async () => {
  chooseTheme('dark')
  const { container } = await renderInConsole(<Shown />)
  const shown = () => [container.textContent, document.documentElement.dataset['theme']]
  await expect.poll(shown).toEqual(['dark', 'dark'])
  window.dispatchEvent(new Event('beforeprint'))
  expect(shown()).toEqual(['light', 'light'])
  window.dispatchEvent(new Event('afterprint'))
  expect(shown()).toEqual(['dark', 'dark'])
})
