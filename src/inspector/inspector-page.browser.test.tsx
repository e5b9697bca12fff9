import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInConsole } from '#tests/support/components/render.tsx'
import { InspectorPage } from './inspector-page.tsx'

test('the inspector lists every entity, finds one by its name in words, and searches what is derived', async () => {
  const screen = await renderInConsole(<InspectorPage />, { language: 'en' })
  await userEvent.fill(screen.getByLabelText('Search entities'), 'electricity meters')
  await expect.element(screen.getByRole('link', { name: /electric_meter/ })).toBeVisible()
  expect(screen.getByRole('navigation').getByRole('link').elements()).toHaveLength(1)
  await expect.element(screen.getByRole('region', { name: 'Calls on records' })).toBeVisible()
  await userEvent.fill(screen.getByLabelText('Search in it'), 'no such thing')
  await expect.element(screen.getByText('Nothing found.')).toBeVisible()
})
