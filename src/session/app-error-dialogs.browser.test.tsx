import { expect, test } from 'vitest'
import { errorText } from '#domain/errors/catalogue.ts'
import { reportAppError, workOffline } from '#src/errors/app-errors.ts'
import { shell } from '#src/locales/shell.ts'
import { renderInConsole } from '#tests/support/components/render.tsx'

const title = shell.vi.trouble.network_title

test('what is said of a lost connection goes once it is back, and is said again when it is lost again', async () => {
  const screen = await renderInConsole(<p>page</p>)
  for (let times = 0; times < 2; times++) {
    reportAppError({ kind: 'network' })
    await expect.element(screen.getByRole('dialog', { name: title })).toBeVisible()
    reportAppError({ kind: 'restored' })
    await expect.element(screen.getByRole('dialog', { name: title })).not.toBeInTheDocument()
  }
})

test('what is said again while the first still goes is the only one, and goes too', async () => {
  const screen = await renderInConsole(<p>page</p>)
  const dialogs = () => screen.getByRole('dialog', { name: title }).elements()
  reportAppError({ kind: 'network' })
  await expect.element(screen.getByRole('dialog', { name: title })).toBeVisible()
  reportAppError({ kind: 'restored' })
  reportAppError({ kind: 'network' })
  await expect.poll(dialogs).toHaveLength(1)
  reportAppError({ kind: 'restored' })
  await expect.poll(dialogs).toHaveLength(0)
})

test('other dialogs stay when the connection is back', async () => {
  const screen = await renderInConsole(<p>page</p>)
  reportAppError({ kind: 'chunk' })
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  reportAppError({ kind: 'restored' })
  await expect.element(dialog).toBeVisible()
})

test('a page that goes on without the network is told in passing, and not asked to load again', async () => {
  const screen = await renderInConsole(<p>page</p>)
  const stop = workOffline()
  reportAppError({ kind: 'network' })
  await expect.element(screen.getByText(errorText('network_error', 'vi'))).toBeVisible()
  expect(screen.getByRole('dialog').elements()).toEqual([])
  stop()
  reportAppError({ kind: 'network' })
  await expect.element(screen.getByRole('dialog', { name: title })).toBeVisible()
  reportAppError({ kind: 'restored' })
  await expect.element(screen.getByRole('dialog', { name: title })).not.toBeInTheDocument()
})
