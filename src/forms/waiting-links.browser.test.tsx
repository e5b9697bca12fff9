import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { DataOf } from '#domain/calls/call.ts'
import type { listFormLinks } from '#domain/calls/form-answers.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { inputId } from '../crud/form/form-field.tsx'
import { createFormStore } from '../crud/form/form-store.ts'
import { words } from './locale.ts'
import { WaitingLinks } from './waiting-links.tsx'

const { vi: said } = words
const [first, second] = ['A-0701', 'A-0702 · Trần Minh']
const links: DataOf<typeof listFormLinks>['rows'][number][] = [
  {
    id: '8',
    apartment: 'A-0701',
    resident: null,
    made_by: 'Lê Hoa',
    made_at: '2026-11-01T03:00:00.000Z',
    expires_at: '2026-12-01T03:00:00.000Z',
  },
  {
    id: '7',
    apartment: 'A-0702',
    resident: 'Trần Minh',
    made_by: null,
    made_at: '2026-11-01T03:00:00.000Z',
    expires_at: '2026-12-01T03:00:00.000Z',
  },
]

test('a link that waits is withdrawn after a question, and is then gone', async () => {
  const rows = [...links]
  const form = { place: 'answer-link', store: createFormStore({}) }
  const withdrawn = vi.fn<(id: unknown) => void>()
  const screen = await renderInConsole(
    <WithTools>
      {(tools) => (
        <>
          <input id={inputId('apartment_id', form.place)} aria-label="Căn hộ" />
          <WaitingLinks formId="3" form={form} tools={tools} />
        </>
      )}
    </WithTools>,
    {
      replies: {
        'GET /v1/manage/forms/3/answer-links': () => ({ data: { total: rows.length, rows: [...rows] } }),
        'POST /v1/manage/forms/3/answer-link/withdraw': (_params: unknown, body: unknown) => {
          withdrawn(body instanceof FormData ? body.get('link_id') : undefined)
          rows.splice(0, 1)
          return {}
        },
      },
    },
  )
  const button = (whose: string) =>
    screen.getByRole('button', { name: said.withdraw_of.replace('{{whose}}', whose) })
  await expect.element(button(second)).toBeVisible()
  await userEvent.click(button(first))
  await expect.element(screen.getByText(said.withdraw_title)).toBeVisible()
  expect(withdrawn).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('tooltip').getByRole('button', { name: said.withdraw, exact: true }))
  await expect.element(button(first)).not.toBeInTheDocument()
  await expect.element(button(second)).toBeVisible()
  expect(withdrawn).toHaveBeenCalledExactlyOnceWith('8')
  await expect.element(screen.getByRole('textbox', { name: 'Căn hộ' })).toHaveFocus()
})
