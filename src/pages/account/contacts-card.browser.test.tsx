import { expect, test } from 'vitest'
import { renderInConsole } from '#tests/support/components/render.tsx'
import { locales } from '#src/locales/index.ts'
import { ContactsCard } from './contacts-card.tsx'

const words = locales.account.vi.profile
const contacts = { email: 'minh.tran@lobby.test', phone_number: '' }

test('an address that somebody else has set says so, and is proved by a code that can be sent again', async () => {
  let isProved = false
  const screen = await renderInConsole(
    <ContactsCard contacts={contacts} isUnproved onSaved={() => (isProved = true)} />,
    {
      replies: {
        'PATCH /v1/auth/profile': { data: { confirm: 'email' } },
        'POST /v1/auth/profile/email': { data: {} },
      },
    },
  )
  const email = screen.getByLabelText(words.email, { exact: true })
  for (let time = 0; time < 2; time++) {
    await expect.element(screen.getByText(words.unproved, { exact: true })).toBeVisible()
    // Another address is saved, as always.
    await email.fill('another@lobby.test')
    await expect.element(screen.getByRole('button', { name: words.save })).toBeVisible()
    await email.fill(contacts.email)
    await screen.getByLabelText(words.current_password).fill('Cầu thang bộ tầng 9')
    await screen.getByRole('button', { name: words.send_code }).click()
    await expect
      .element(screen.getByText(words.prove_email.replace('{{email}}', contacts.email)))
      .toBeVisible()
    if (time === 0) await screen.getByRole('button', { name: words.prove_later }).click()
  }
  isProved = false
  await screen.getByLabelText(words.confirm_code).fill('123456')
  await screen.getByRole('button', { name: words.confirm }).click()
  await expect.poll(() => isProved).toBe(true)
})

test('an address of one’s own choice says nothing of it', async () => {
  const screen = await renderInConsole(
    <ContactsCard contacts={contacts} isUnproved={false} onSaved={() => undefined} />,
  )
  await expect.element(screen.getByRole('button', { name: words.save })).toBeVisible()
  expect(screen.getByText(words.unproved).query()).toBeNull()
})
