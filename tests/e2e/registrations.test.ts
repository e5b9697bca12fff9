import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import { labels } from '#entities/labels.ts'
import { words as peopleWords } from '#src/people/locale.ts'
import { apiAs, type Caller } from '#tests/support/browser/api.ts'
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

// "Approve this week's registrations." "Mai's family moves in."
const words = peopleWords.vi
const { crud } = wordsIn('vi')
const registration = labels.resident_registration.vi
const residency = labels.residency.vi
type Row = Readonly<Record<string, unknown>> & { readonly id: string }
let manager: Caller
let visitor: Visit
let home: Row
let relationshipId: string
let relationship: string
const rows = async (path: string, key = 'data') => (await manager.call(`GET ${path}`))[key] as Row[]
beforeAll(async () => {
  manager = await apiAs('manager')
  const place = `building_id=${manager.buildingId}`
  const [block] = await rows(`blocks?${place}&limit=1`, 'blocks')
  const [related] = await rows(`relationships?${place}&status=active&limit=1`, 'relationships')
  relationshipId = related!.id
  relationship = String(related!.name)
  home = (await manager.create('apartments', { code: 'E36-01', block_id: block!.id, area: '60' })) as Row
  visitor = await visit()
  await signIn(visitor, 'manager')
})
afterAll(endVisits)

const apply = (name: string, more: object = {}) =>
  manager.create('resident-registrations', {
    apartment_id: home.id,
    relationship_id: relationshipId,
    full_name: name,
    ...more,
  })

it('the week’s registrations are approved and rejected one after another from the queue', async () => {
  const { page } = visitor
  const known = await manager.create('residents', { full_name: 'Vũ Thu Mai', phone_number: '0977123001' })
  const mine = await apply('Vũ Thu Mai', { phone_number: '0977123001' })
  const stranger = await apply('Người Lạ Mặt')
  await page.goto(`/resident-register-management?registration=${mine.id}`)
  const choice = page.getByRole('radio', { name: /^Là cư dân/ })
  await choice.waitFor()
  expect(await choice.isChecked()).toBe(true)
  await button(page, registration.actions.accept).click()
  await page.getByText(say(words.approved, { name: 'Vũ Thu Mai' })).waitFor()
  const stays = await rows(`residencies?building_id=${manager.buildingId}&resident_id=${known.id}`)
  expect(stays.map(({ apartment_id }) => apartment_id)).toEqual([home.id])

  await page.getByRole('navigation', { name: words.queue }).getByText('Người Lạ Mặt').click()
  await page.getByText(words.no_match).waitFor()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Không có giấy tờ')
  await dialog.getByRole('button', { name: registration.actions.refuse }).click()
  await dialog.waitFor({ state: 'hidden' })
  const decided = await manager.call(`GET resident-registrations/${stranger.id}`)
  expect(decided.data).toMatchObject({ status: 'reject', reject_reason: 'Không có giấy tờ' })
})

it('a new person moves into an apartment without people by one form, which leads back to it', async () => {
  const { page } = visitor
  await page.goto(`/apartment-detail/${home.id}?tab=residents`)
  await page.getByRole('link', { name: new RegExp(`${residency.one}$`, 'i') }).click()
  const who = page.getByLabel(residency.fields.resident_id, { exact: true }).and(page.getByRole('combobox'))
  await who.fill('Hoàng Gia Khánh')
  await page.getByRole('button', { name: /^\+ Thêm cư dân/ }).click()
  const dialog = page.getByRole('dialog')
  const name = dialog.getByRole('textbox', { name: labels.resident.vi.fields.full_name })
  expect(await name.inputValue()).toBe('Hoàng Gia Khánh')
  await dialog.getByRole('button', { name: crud.form.save, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await choose(page, residency.fields.relationship_id, relationship)
  await page.keyboard.press('Control+s')
  await page.waitForURL(`**/apartment-detail/${home.id}?tab=residents`)
  await page.getByText('Hoàng Gia Khánh').first().waitFor()
})

it('moving out asks for the day and the apartment; “move in” stays where it was', async () => {
  const { page } = visitor
  const [person] = await rows(
    `residents?building_id=${manager.buildingId}&full_name=${encodeURIComponent('Hoàng Gia Khánh')}`,
  )
  await page.goto(`/resident-detail/${person!.id}`)
  const moveIn = button(page, words.move_in)
  const before = await moveIn.boundingBox()
  await button(page, words.move_out).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words.move_out }).click()
  await page.getByText(say(words.moved_out, { name: 'Hoàng Gia Khánh' })).waitFor()
  await dialog.waitFor({ state: 'hidden' })
  expect(await moveIn.boundingBox()).toEqual(before)
  const [stay] = await rows(`residencies?building_id=${manager.buildingId}&resident_id=${person!.id}`)
  expect(stay!.move_out_date).toBe(officeToday())
  await manager.call(`PATCH residencies/${stay!.id}`, { move_out_date: addDays(officeToday(), -1) })
  await page.getByText(labels.resident.vi.states.moved_out).first().waitFor()
})
