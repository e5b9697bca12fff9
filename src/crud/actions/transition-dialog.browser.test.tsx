import { useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { AnyRecord } from '#core/entity.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { findDraft } from '#src/storage/drafts.ts'
import { fee } from '#entities/fees/fee.ts'
import { labels } from '#entities/labels.ts'
import { offer as asking } from '#tests/matrix/typical-entity.ts'
import { answering } from '#tests/support/components/provider.ts'
import { offer } from '#tests/support/components/record-form.tsx'
import { refusal } from '#tests/support/components/refusal.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { useRecordActions } from './use-record-actions.tsx'

const record: AnyRecord = { id: '7', version: 1, code: 'B-1', status: 'draft' }
const refuse = offer.lifecycle?.transitions.refuse

interface RefuseProps {
  readonly asSeen?: true
  readonly records: readonly AnyRecord[]
  readonly tools: ViewTools
  readonly onDone: () => void
}

/** What is kept of the dialog of its one record. */
const kept = async () =>
  (await findDraft(JSON.stringify(['5', '1', JSON.stringify([offer.name, 'refuse', record.id])])))?.values

/** Begins the move as a page's button would. */
function Refuse({ records, tools, onDone, asSeen }: RefuseProps) {
  const { start, dialogs } = useRecordActions({ entity: offer, tools, onDone })
  useEffect(() => {
    const transition = refuse === undefined || asSeen === undefined ? refuse : { ...refuse, asSeen }
    if (transition !== undefined) start({ kind: 'transition', name: 'refuse', transition }, records)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- pressed once
  }, [])
  return dialogs
}

async function renderDialog(
  custom: (params: never) => Promise<unknown>,
  records = [record],
  how: Pick<RefuseProps, 'asSeen'> = {},
) {
  const onDone = vi.fn<() => void>()
  const screen = await renderInConsole(
    <WithTools>{(tools) => <Refuse records={records} tools={tools} onDone={onDone} {...how} />}</WithTools>,
    { verbs: { custom } },
  )
  const reason = screen.getByLabelText('reason', { exact: true })
  await expect.element(reason).toBeVisible()
  const ok = screen.getByRole('dialog').getByRole('button', { name: 'entity.offer.actions.refuse' })
  return { ...screen, reason, ok, onDone }
}

test('a move that needs a reason is not made without one', async () => {
  const custom = answering({})
  const { reason, ok, onDone } = await renderDialog(custom)
  await ok.click()
  await expect.element(reason).toHaveAccessibleDescription('Bắt buộc nhập')
  expect(custom).not.toHaveBeenCalled()
  await userEvent.fill(reason, ' Giá cao ')
  await ok.click()
  await expect.element(reason).not.toBeInTheDocument()
  expect(custom.mock.calls).toEqual([
    [{ url: '/v1/manage/offers/7/refuse', method: 'post', payload: { reason: 'Giá cao' } }],
  ])
  expect(onDone).toHaveBeenCalledOnce()
})

test('a move of a record as it was looked at names the version that was shown', async () => {
  const custom = answering({})
  const { reason, ok } = await renderDialog(custom, [{ ...record, version: 4 }], { asSeen: true })
  await userEvent.fill(reason, 'Giá cao')
  await ok.click()
  await expect.element(reason).not.toBeInTheDocument()
  const payload = { reason: 'Giá cao', version: 4 }
  expect(custom.mock.calls).toEqual([[{ url: '/v1/manage/offers/7/refuse', method: 'post', payload }]])
})

test('a reason that was typed and not sent is offered when the same move is begun again', async () => {
  const left = await renderDialog(answering({}))
  await userEvent.fill(left.reason, 'Giá cao hơn thị trường')
  await expect.poll(kept).toEqual({ reason: 'Giá cao hơn thị trường' })
  await left.unmount()

  const { reason, ok, getByRole } = await renderDialog(answering({}))
  await getByRole('button', { name: 'Khôi phục', exact: true }).click()
  await expect.element(reason).toHaveValue('Giá cao hơn thị trường')
  await ok.click()
  await expect.element(reason).not.toBeInTheDocument()
  await expect.poll(kept).toBeUndefined()
})

test('a refused move keeps the dialog open, with its text and the reason of the refusal', async () => {
  const { reason, ok, onDone } = await renderDialog(() => Promise.reject(refusal({ reason: ['too_short'] })))
  await userEvent.fill(reason, 'Giá cao')
  await ok.click()
  await expect.element(reason).toHaveAttribute('aria-invalid', 'true')
  await expect.element(reason).toHaveValue('Giá cao')
  expect(onDone).not.toHaveBeenCalled()
})

test('a move of several records says what they come to', async () => {
  const { getByRole } = await renderDialog(answering({}), [
    { ...record, price: '1000000' },
    { ...record, id: '8', code: 'B-2', price: '500000' },
    { ...record, id: '9', code: 'B-3', price: null },
    // Was refused already, and will not be moved.
    { ...record, id: '10', code: 'B-4', price: '70000', status: 'refused' },
  ])
  await expect.element(getByRole('definition')).toHaveTextContent('1.500.000 đ')
})

test('a move of one record repeats no sum', async () => {
  const { getByRole } = await renderDialog(answering({}), [{ ...record, price: '1000000' }])
  await expect.element(getByRole('dialog')).toBeVisible()
  expect(getByRole('definition').elements()).toEqual([])
})

test('no sum is said where the amount of one of them is not known', async () => {
  const { getByRole } = await renderDialog(answering({}), [
    { ...record, price: '1000000' },
    { ...record, id: '8', code: 'B-2' },
  ])
  await expect.element(getByRole('dialog')).toBeVisible()
  expect(getByRole('definition').elements()).toEqual([])
})

const ask = asking.actions?.ask

function Ask({ tools }: { readonly tools: ViewTools }) {
  const { start, dialogs } = useRecordActions({ entity: asking, tools, onDone: () => undefined })
  return (
    <>
      <button
        type="button"
        onClick={() => ask && start({ kind: 'action', name: 'ask', action: ask }, [record])}
      >
        begin
      </button>
      {dialogs}
    </>
  )
}

test('an action that is no transition asks in a dialog of its own, and sends what was typed to its call', async () => {
  const custom = answering({})
  const screen = await renderInConsole(<WithTools>{(tools) => <Ask tools={tools} />}</WithTools>, {
    verbs: { custom },
  })
  await screen.getByRole('button', { name: 'begin' }).click()
  const dialog = screen.getByRole('dialog')
  const ok = dialog.getByRole('button', { name: 'entity.offer.actions.ask' })
  await ok.click()
  const question = dialog.getByRole('textbox')
  await expect.element(question).toHaveAccessibleDescription('Bắt buộc nhập')
  expect(custom).not.toHaveBeenCalled()
  await userEvent.fill(question, 'Khi nào xong?')
  await ok.click()
  await expect.element(question).not.toBeInTheDocument()
  expect(custom.mock.calls).toEqual([
    [{ url: '/v1/manage/offers/7/ask', method: 'post', payload: { question: 'Khi nào xong?' } }],
  ])
})

interface DeleteProps {
  readonly status: string
  readonly tools: ViewTools
}

function Delete({ status, tools }: DeleteProps) {
  const { start, dialogs } = useRecordActions({ entity: fee, tools, onDone: () => undefined })
  return (
    <>
      <button
        type="button"
        onClick={() => start({ kind: 'delete' }, [{ id: '7', version: 1, name: 'Gửi xe', status }])}
      >
        begin
      </button>
      {dialogs}
    </>
  )
}

test('an approved fee is deleted with a reason, a draft without one', async () => {
  const deleteOne = answering({})
  const render = (status: string) =>
    renderInConsole(<WithTools>{(tools) => <Delete status={status} tools={tools} />}</WithTools>, {
      verbs: { deleteOne },
    })
  const approved = await render('approved')
  await approved.getByRole('button', { name: 'begin' }).click()
  const reason = approved.getByLabelText(labels.fee.vi.fields.reason, { exact: true })
  const ok = approved.getByRole('dialog').getByRole('button', { name: 'Xóa', exact: true })
  await ok.click()
  await expect.element(reason).toHaveAccessibleDescription('Bắt buộc nhập')
  expect(deleteOne).not.toHaveBeenCalled()
  await userEvent.fill(reason, 'Nhập nhầm')
  await ok.click()
  await expect.element(reason).not.toBeInTheDocument()
  expect(deleteOne).toHaveBeenCalledOnce()
  await approved.unmount()

  const draft = await render('draft')
  await draft.getByRole('button', { name: 'begin' }).click()
  await draft.getByRole('dialog').getByRole('button', { name: 'Xóa', exact: true }).click()
  await expect.poll(() => deleteOne.mock.calls.length).toBe(2)
})
