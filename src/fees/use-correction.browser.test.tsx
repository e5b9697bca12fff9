import { expect, test } from 'vitest'
import { elsewhere, renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import type { ViewTools } from '../fields/field-view.ts'
import { useCorrection } from './use-correction.ts'

function Correct({ tools }: { readonly tools: ViewTools }) {
  const send = useCorrection({ fee: { id: '7', version: 1 }, tools, close: () => undefined })
  return (
    <button type="button" onClick={() => void send({ reason: 'sai số', amount: '200' })}>
      the voided fee
    </button>
  )
}

test('the page of the voided fee is gone as soon as the address is that of the new one', async () => {
  const screen = await renderInConsole(<WithTools>{(tools) => <Correct tools={tools} />}</WithTools>, {
    replies: {
      'POST /v1/manage/fees/7/reissue': {
        data: { voided: '7', issued: '9', before: '100', after: '200', difference: '100' },
      },
    },
  })
  const shown: (string | null)[] = []
  screen.router.subscribe(({ location }) => {
    if (location.pathname.endsWith('/9')) shown.push(document.body.textContent)
  })
  await screen.getByRole('button').click()
  await expect.element(screen.getByText(elsewhere)).toBeVisible()
  expect(shown[0]).toContain(elsewhere)
  expect(shown[0]).not.toContain('the voided fee')
})
