import { Input } from 'antd'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInConsole } from '#tests/support/components/render.tsx'
import { Caution } from './caution.tsx'
import { Dialog } from './dialog.tsx'

interface OpensProps {
  readonly onOk: () => void
  readonly field?: boolean
}

function Opens({ onOk, field = true }: OpensProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        opens
      </button>
      <Dialog open={isOpen} title="Lý do" onOk={onOk} onCancel={close}>
        <p>words</p>
        {field && <Input aria-label="reason" />}
      </Dialog>
    </>
  )
}

async function open(field: boolean) {
  const onOk = vi.fn<() => void>()
  const screen = await renderInConsole(<Opens onOk={onOk} field={field} />)
  const opener = screen.getByRole('button', { name: 'opens' })
  await opener.click()
  return { screen, opener, onOk }
}

test('a dialog opens with the cursor where one types, and gives the focus back', async () => {
  const { screen, opener } = await open(true)
  await expect.element(screen.getByLabelText('reason')).toHaveFocus()
  await expect.element(screen.getByRole('dialog')).toHaveAccessibleName('Lý do')
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})

test('one without a field opens on the button that confirms', async () => {
  const { screen, onOk } = await open(false)
  await expect.element(screen.getByRole('dialog').getByRole('button', { name: 'Đồng ý' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onOk.mock.calls.length).toBe(1)
})

test('its ✕ is named in the language of the page', async () => {
  const { screen } = await open(false)
  const close = screen.getByRole('dialog').getByRole('button', { name: 'Đóng', exact: true })
  await expect.element(close).toHaveAttribute('aria-label', 'Đóng')
})

test('Ctrl+Enter confirms from the field', async () => {
  const { screen, onOk } = await open(true)
  await expect.element(screen.getByLabelText('reason')).toHaveFocus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => onOk.mock.calls.length).toBe(1)
})

test('Ctrl+Enter confirms from a button', async () => {
  const { screen, onOk } = await open(false)
  await expect.element(screen.getByRole('dialog').getByRole('button', { name: 'Đồng ý' })).toHaveFocus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => onOk.mock.calls.length).toBe(1)
})

function Cautions() {
  const [isTold, setTold] = useState(false)
  return (
    <Dialog open title="Duyệt" afterOpenChange={() => setTold(true)}>
      {isTold && <Caution message="two are doubtful" />}
    </Dialog>
  )
}

test.for([
  [
    'comes with it',
    <Dialog key="now" open title="Duyệt">
      <Caution message="two are doubtful" />
    </Dialog>,
  ],
  ['comes later', <Cautions key="later" />],
] as const)('a dialog with a caution that %s has the focus on the way back', async ([, dialog]) => {
  const screen = await renderInConsole(dialog)
  await expect.element(screen.getByText('two are doubtful')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Hủy' })).toHaveFocus()
})
