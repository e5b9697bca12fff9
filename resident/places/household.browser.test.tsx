import { expect, test } from 'vitest'
import { errorMessages } from '#domain/errors/catalogue.ts'
import { asked, home, me, openApp, Refused } from '#tests/support/resident/phone.tsx'
import { householdWords } from '../words/household.ts'

const words = householdWords.vi
const person = (changes: object) => ({
  resident_id: '5',
  full_name: 'Nguyễn Lan',
  is_me: true,
  is_adult: true,
  relationship: 'Chủ hộ',
  acts: true,
  app_access: 'in',
  ...changes,
})
const husband = { resident_id: '6', full_name: 'Trần Minh', is_me: false, relationship: 'Chồng' }
const child = { resident_id: '7', full_name: 'Trần An', is_me: false, is_adult: false, relationship: 'Con' }
const path = '/homes/12/more/household'
const read = 'GET /v1/resident/household'

test('the householder lets an adult act, and invites them by a link that is shown once', async () => {
  let acts = false
  const screen = await openApp({
    path,
    replies: {
      'GET /v1/resident/me': me(),
      [read]: () => ({
        data: [
          person({}),
          person({ ...husband, acts, app_access: 'never' }),
          person({ ...child, acts: false, app_access: 'never' }),
        ],
      }),
      'POST /v1/resident/household/acting': ({ body }: { body: Record<string, unknown> }) => {
        acts = body['acts'] === true
        return {}
      },
      'POST /v1/resident/household/invitations': {
        data: {
          id: '1',
          code: 'K7QD3M9X2HTB',
          link: 'https://lobby.example/app/join#K7QD-3M9X-2HTB',
          expires_at: '2026-12-30T05:00:00Z',
        },
      },
    },
  })
  const may = screen.getByRole('checkbox')
  await expect.element(may).not.toBeChecked()
  await may.click()
  await expect.element(may).toBeChecked()
  expect(asked.find(({ call }) => call.endsWith('/acting'))?.body).toEqual({
    apartment_id: '12',
    resident_id: '6',
    acts: true,
  })
  await screen.getByRole('button', { name: 'Mời Trần Minh vào ứng dụng' }).click()
  await expect
    .element(screen.getByLabelText('Đường dẫn mời Trần Minh'))
    .toHaveValue('https://lobby.example/app/join#K7QD-3M9X-2HTB')
  // Neither oneself nor a child is invited or let act.
  expect(screen.getByRole('checkbox').elements()).toHaveLength(1)
})

test('who is not the householder sees names alone', async () => {
  const screen = await openApp({
    path,
    replies: {
      'GET /v1/resident/me': me([home({ householder: false })]),
      [read]: {
        data: [
          person({ acts: null, app_access: null }),
          person({ ...husband, acts: null, app_access: null }),
        ],
      },
    },
  })
  await expect.element(screen.getByText('Trần Minh', { exact: false })).toBeVisible()
  expect(screen.getByRole('checkbox').elements()).toEqual([])
  expect(screen.getByRole('button', { name: /Mời/ }).elements()).toEqual([])
})

test('one leaves a home after being asked, and a refusal is told', async () => {
  const screen = await openApp({
    path,
    replies: {
      'GET /v1/resident/me': me(),
      [read]: { data: [person({})] },
      'POST /v1/resident/household/leave': () => new Refused(404, 'record_not_found'),
    },
  })
  await screen.getByRole('button', { name: words.leave }).click()
  expect(asked.some(({ call }) => call.endsWith('/leave'))).toBe(false)
  await screen.getByRole('button', { name: words.leave_sure }).click()
  await expect.element(screen.getByText(errorMessages.record_not_found.vi)).toBeVisible()
  expect(asked.find(({ call }) => call.endsWith('/leave'))?.body).toEqual({ apartment_id: '12' })
})
