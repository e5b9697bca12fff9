import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { locales } from '#src/locales/index.ts'
import { elsewhere, renderInConsole } from '#tests/support/components/render.tsx'
import { switchSingleKeys } from '../ui/single-keys.ts'
import { Shortcuts } from './shortcuts.tsx'

afterEach(() => switchSingleKeys(true))

function Held() {
  const [isOpen, setOpen] = useState(false)
  return <Shortcuts isOpen={isOpen} setOpen={setOpen} />
}

test('Enter leads from the keys to the help of the page, and the keys are gone', async () => {
  const { getByRole, getByText } = await renderInConsole(<Held />, {
    replies: { 'GET /v1/manage/preferences': { data: {} } },
  })
  await userEvent.keyboard('?')
  await expect.element(getByRole('link', { name: locales.shell.vi.help })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(getByText(elsewhere)).toBeVisible()
  await expect.element(getByRole('dialog')).not.toBeInTheDocument()
})

test('who switches single keys off types them without an effect', async () => {
  const { getByRole } = await renderInConsole(<Held />, {
    replies: {
      'GET /v1/manage/preferences': { data: {} },
      'PUT /v1/manage/preferences/single_keys': { data: {} },
    },
  })
  await userEvent.keyboard('?')
  const one = getByRole('switch')
  await expect.element(one).toBeChecked()
  await one.click()
  await expect.element(one).not.toBeChecked()
  await userEvent.keyboard('{Escape}')
  await expect.element(getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.keyboard('?')
  await expect.element(getByRole('dialog')).not.toBeInTheDocument()
})
