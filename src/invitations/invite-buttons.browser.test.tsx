import { expect, test, vi } from 'vitest'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import type { Replies } from '#tests/support/components/session.ts'
import { registry } from '#entities/index.ts'
import { InviteButtons } from './invite-buttons.tsx'
import { words as all } from './locale.ts'

const words = all.vi
type Access = 'never' | 'invited' | 'in'

async function open(access: Access, replies: Replies = {}) {
  const reload = vi.fn<() => void>()
  const record = {
    id: '7',
    version: 1,
    full_name: 'Vũ Thu Mai',
    status: 'using',
    app_access: access,
  } as const
  const screen = await renderInConsole(
    <WithTools>
      {(tools) => <InviteButtons entity={registry.resident} record={record} tools={tools} reload={reload} />}
    </WithTools>,
    { replies },
  )
  return { screen, reload }
}

test.each([
  ['never', [words.invite, words.desk]],
  ['invited', [words.again, words.desk]],
  ['in', [words.again, words.desk, words.end]],
] as const)('what a resident’s page offers who is %s', async (access, offered) => {
  const { screen } = await open(access)
  await expect.element(screen.getByRole('button', { name: words.desk })).toBeVisible()
  const buttons = [words.invite, words.again, words.desk, words.end]
  const shown = buttons.filter(
    (name) => screen.getByRole('button', { name, exact: true }).elements().length > 0,
  )
  expect(shown).toEqual(buttons.filter((name) => (offered as readonly string[]).includes(name)))
})

test('the code for the desk is shown once, as a QR and to be read out', async () => {
  const data = {
    id: '9',
    code: 'K7QD-3M9X-2HTB',
    link: 'https://lobby.example/app/join#K7QD-3M9X-2HTB',
    expires_at: '2026-11-30T08:00:00.000Z',
  }
  const { screen, reload } = await open('never', { 'POST /v1/manage/residents/7/desk-invitation': { data } })
  await screen.getByRole('button', { name: words.desk }).click()
  await expect.element(screen.getByText('K7QD-3M9X-2HTB')).toBeVisible()
  await expect.element(screen.getByRole('img', { name: /K7QD-3M9X-2HTB/ })).toBeVisible()
  expect(reload).not.toHaveBeenCalled()
})
