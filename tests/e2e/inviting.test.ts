import { afterAll, beforeAll, expect, it } from 'vitest'
import { labels } from '#entities/labels.ts'
import { words as invitationWords } from '#src/invitations/locale.ts'
import { apiAs, ask, type Caller } from '#tests/support/browser/api.ts'
import {
  button,
  choose,
  endVisits,
  say,
  signIn,
  visit,
  wordsIn,
  type Visit,
} from '#tests/support/browser/console.ts'

// "Invite the family of an apartment by letter, and one of them who stands at the desk."
const words = invitationWords.vi
const { crud } = wordsIn('vi')
const round = labels.invitation_round.vi
const residentWords = labels.resident.vi
type Row = Readonly<Record<string, unknown>> & { readonly id: string }
let manager: Caller
let visitor: Visit
let home: Row
let person: Row
const rows = async (path: string, key = 'data') => (await manager.call(`GET ${path}`))[key] as Row[]

beforeAll(async () => {
  manager = await apiAs('manager')
  const place = `building_id=${manager.buildingId}`
  const [block] = await rows(`blocks?${place}&limit=1`, 'blocks')
  // Somebody's child is invited by nobody.
  const kinds = await rows(`relationships?${place}&status=active`, 'relationships')
  const related = kinds.find(({ code }) => !/child/i.test(String(code)))
  home = (await manager.create('apartments', { code: 'E58-01', block_id: block!.id, area: '60' })) as Row
  person = (await manager.create('residents', {
    full_name: 'Đinh Hải Yến',
    phone_number: '0977580001',
  })) as Row
  await manager.create('residencies', {
    block_id: block!.id,
    apartment_id: home.id,
    resident_id: person.id,
    relationship_id: related!.id,
    apartment_permission: true,
  })
  visitor = await visit()
  await signIn(visitor, 'manager')
})
afterAll(endVisits)

it('a sending foretells its letters, makes them, and they are taken as a PDF', async () => {
  const { page } = visitor
  await page.goto('/invitation-round-create')
  await choose(page, round.fields.audience, round.options.audience.apartments)
  await choose(page, round.fields.apartments, 'E58-01')
  await page.keyboard.press('Escape')
  await choose(page, round.fields.ways, round.options.ways.letter)
  await page.keyboard.press('Escape')
  await button(page, crud.form.save).click()
  await page.getByText(say(words.preview.letters, { total: 1 })).waitFor()
  await button(page, round.actions.send).click()
  const question = page.getByRole('dialog')
  await question.getByText(words.letters_help).waitFor()
  await button(question, round.actions.send).click()
  const letters = button(page, words.letters)
  await letters.waitFor()
  const download = page.waitForEvent('download')
  await letters.click()
  expect((await download).suggestedFilename()).toMatch(/^invitations-\d+\.pdf$/)
  expect(visitor.complaints).toEqual([])
})

it('at the desk a code is shown, and whoever joins by it is in', async () => {
  const { page } = visitor
  await page.goto(`/resident-detail/${person.id}`)
  await page.getByText(residentWords.options.app_access.invited).first().waitFor()
  await button(page, words.desk).click()
  const dialog = page.getByRole('dialog')
  const code = await dialog.getByRole('strong').innerText()
  const json = { code, phone_number: '0977580001', password: 'Sân thượng có nắng 26' }
  const reply = await ask('POST /v1/public/resident-invitation/join', { json })
  expect(reply.body.data).toMatchObject({ outcome: 'in' })
  await button(dialog, crud.record.close).last().click()
  await page.getByText(residentWords.options.app_access.in).first().waitFor()
})
