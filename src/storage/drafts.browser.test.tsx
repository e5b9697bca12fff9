import { createStore, entries } from 'idb-keyval'
import { expect, test } from 'vitest'
import { text } from '#core/fields/index.ts'
import { changeValues, dropDrafts, findDraft, keepDraft } from './drafts.ts'
import { forgetUser, welcomeUser } from './store.ts'

const fields = { name: text() }
const typed = { name: 'Nguyễn Thị Sen' }
const all = () => entries(createStore('lobby-drafts', 'drafts'))

test('a form that is left because the session has ended leaves no draft to the next user', async () => {
  welcomeUser()
  await keepDraft('before', fields, typed)
  expect(await findDraft('before')).toMatchObject({ values: typed })
  forgetUser()
  const dropped = dropDrafts()
  // The form goes now, and would keep what its typist had not rested after.
  await Promise.all([dropped, keepDraft('after', fields, typed), changeValues('sheet', () => typed)])
  expect(await all()).toEqual([])
})
