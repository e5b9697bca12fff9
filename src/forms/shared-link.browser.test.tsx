import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { words } from './locale.ts'
import { SharedLink } from './shared-link.tsx'

const {
  vi: { shared: said },
} = words
const address = `https://nha.example/webview/forms/3?lang=vi&view_token=${'t'.repeat(43)}`

test('the link for everybody is made, shown with its QR, and shut after a question', async () => {
  let link: object | null = null
  const done = vi.fn<(what: string) => void>()
  const screen = await renderInConsole(
    <WithTools>{(tools) => <SharedLink formId="3" form={{ name: 'Tiệc hè' }} tools={tools} />}</WithTools>,
    {
      replies: {
        'GET /v1/manage/forms/3/shared-link': () => ({ data: link }),
        'POST /v1/manage/forms/3/shared-link': () => {
          done('made')
          link = { link: address, made_by: 'Lê Hoa', made_at: '2026-11-01T03:00:00.000Z' }
          return { data: link }
        },
        'POST /v1/manage/forms/3/shared-link/shut': () => {
          done('shut')
          link = null
          return {}
        },
      },
    },
  )
  await screen.getByRole('button', { name: said.make }).click()
  await expect.element(screen.getByRole('textbox', { name: said.title })).toHaveValue(address)
  await expect.element(screen.getByRole('img', { name: said.picture })).toBeVisible()
  const message = new URL(
    screen.getByRole('link', { name: said.send }).element().getAttribute('href') ?? '',
    address,
  )
  expect(Object.fromEntries(message.searchParams)).toEqual({
    'set.title': 'Tiệc hè',
    'set.content': said.message.replace('{{form}}', 'Tiệc hè'),
    'set.link': address.replace('https://nha.example', ''),
  })
  await screen.getByRole('button', { name: said.shut, exact: true }).click()
  await expect.element(screen.getByText(said.shut_title)).toBeVisible()
  expect(done).toHaveBeenCalledExactlyOnceWith('made')
  await userEvent.click(screen.getByRole('tooltip').getByRole('button', { name: said.shut, exact: true }))
  await expect.element(screen.getByRole('button', { name: said.make })).toBeVisible()
  expect(done).toHaveBeenLastCalledWith('shut')
})
