import { expect, test } from 'vitest'
import { crudWords } from '#src/locales/crud.ts'
import { renderInConsole } from '#tests/support/components/render.tsx'
import { breakdown, refusal } from '#tests/support/components/refusal.ts'
import { GuestPassPage } from './guest-pass-page.tsx'
import { words } from './locale.ts'

const { vi: said } = words
const pass = {
  building: 'Hồ Sen',
  address: '1 Hồ Sen',
  name: 'Đỗ Khách Quý',
  people_count: 2,
  apartment: 'A-0701',
  from_time: '2026-11-28T02:00:00Z',
  to_time: '2026-11-28T04:00:00Z',
  verdict: 'welcome',
}
/** A server that refuses with each of these in turn, and then answers. */
const open = (...refusals: readonly unknown[]) => {
  const left = [...refusals]
  return renderInConsole(<GuestPassPage given="K7QD3M9X2HTB" />, {
    replies: {
      'POST /v1/visitor-pass': () => {
        const next = left.shift()
        if (next !== undefined) throw next
        return { data: pass }
      },
    },
  })
}

test('a guest whose link leads nowhere is told whom to ask', async () => {
  const screen = await open(refusal({}, { statusCode: 404, codes: ['pass_not_found'] }))
  await expect.element(screen.getByText(said.no_pass_help)).toBeVisible()
})

test.each([
  ['the server fails', breakdown()],
  ['it is asked too often', refusal({}, { statusCode: 429, codes: ['too_many_requests'] })],
])('where %s, the guest is not told that the link is wrong, and tries again', async (_what, failure) => {
  const screen = await open(failure)
  await expect.element(screen.getByRole('heading', { name: said.no_pass })).toBeVisible()
  await expect.element(screen.getByText(said.no_pass_help)).not.toBeInTheDocument()
  await screen.getByRole('button', { name: crudWords.vi.list.retry }).click()
  await expect.element(screen.getByText('Đỗ Khách Quý')).toBeVisible()
  await expect.element(screen.getByText('K7QD-3M9X-2HTB')).toBeVisible()
})

test('on a dark page the QR has light around it, which cameras need', async () => {
  const { theme } = document.documentElement.dataset
  document.documentElement.dataset['theme'] = 'dark'
  try {
    const screen = await open()
    const picture = screen.getByRole('img', { name: /K7QD-3M9X-2HTB/ })
    await expect.element(picture).toBeVisible()
    const { boxShadow, margin } = getComputedStyle(picture.element().closest('.ant-qrcode')!)
    expect([boxShadow, margin]).toEqual(['rgb(255, 255, 255) 0px 0px 0px 20px', '20px'])
  } finally {
    document.documentElement.dataset['theme'] = theme ?? ''
  }
})
