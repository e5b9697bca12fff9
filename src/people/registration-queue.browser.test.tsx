import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { labels } from '#entities/labels.ts'
import { residentRegistration } from '#entities/people/resident-registration.ts'
import { queryClient } from '#src/data/query-client.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { words as peopleWords } from './locale.ts'
import { RegistrationQueue } from './registration-queue.tsx'

const words = peopleWords.vi
const { actions } = labels.resident_registration.vi
const registration = (id: string) => ({
  id,
  version: 1,
  status: 'new',
  full_name: `Người ${id}`,
  apartment_id: null,
  created_at: `2026-11-2${id}T02:00:00Z`,
  householder_approved: false,
  move_in_date: null,
})

/** Three applicants, of whom a colleague may decide on some meanwhile. */
async function open() {
  const stored = ['1', '2', '3'].map(registration)
  const decisions = vi.fn<(url: string) => void>()
  const take = (id: string | undefined) => {
    const at = stored.findIndex((one) => one.id === id)
    return stored.splice(at, 1)[0]
  }
  const screen = await renderInConsole(
    <WithTools>{(tools) => <RegistrationQueue entity={residentRegistration} tools={tools} />}</WithTools>,
    {
      verbs: {
        getList: () => Promise.resolve({ data: [...stored], total: stored.length }),
        custom: ({ url }: { readonly url: string }) => {
          decisions(url)
          return Promise.resolve({
            data: { data: { ...take(/(\d)\/accept$/.exec(url)?.[1]), status: 'approve' } },
          })
        },
      },
      replies: { 'GET /v1/manage/resident-registrations/matches': { data: [] } },
    },
  )
  const accept = screen.getByRole('button', { name: actions.accept })
  await expect.element(accept).toBeVisible()
  return { screen, accept, decisions, take }
}

test('whom a colleague decides on meanwhile gives way to nobody else under the hand', async () => {
  const { screen, accept, decisions, take } = await open()
  take('1')
  await queryClient.invalidateQueries()
  await expect.element(screen.getByText(words.gone)).toBeVisible()
  await userEvent.keyboard('a')
  expect(decisions).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: words.next }).click()
  await expect.element(screen.getByRole('region', { name: 'Người 2' })).toBeVisible()
  await accept.click()
  await expect.element(screen.getByRole('region', { name: 'Người 3' })).toBeVisible()
  expect(decisions).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/2/accept'))
  await expect.element(screen.getByText(words.gone)).not.toBeInTheDocument()
})

test('a key that is held decides on one, and the last decision empties the queue', async () => {
  const { screen, decisions, take } = await open()
  take('2')
  take('3')
  await queryClient.invalidateQueries()
  await expect.element(screen.getByText('Người 2')).not.toBeInTheDocument()
  await userEvent.keyboard('{a>4/}')
  await expect.element(screen.getByText(words.none_wait)).toBeVisible()
  expect(decisions).toHaveBeenCalledOnce()
})
