import { afterAll, expect, it } from 'vitest'
import { maskValue } from '#core/derive/mask.ts'
import { resident } from '#entities/people/resident.ts'
import { apiAs } from '#tests/support/browser/api.ts'
import { endVisits, admit, visit, wordsIn } from '#tests/support/browser/console.ts'

const { resident: labels } = wordsIn('vi')
const person = { phone_number: '0987654321', email: 'nguyen.thi.lua@example.com', id_number: '001089012345' }
afterAll(endVisits)

it('users who may only read see phone, e-mail and papers masked; those who may edit see them whole', async () => {
  const manager = await apiAs('manager')
  const { id } = await manager.create('residents', { code: 'MASK-1', full_name: 'Nguyễn Thị Lụa', ...person })
  const { fields } = resident
  const masked = [
    maskValue(fields.phone_number, person.phone_number),
    maskValue(fields.email, person.email),
    maskValue(fields.id_number, person.id_number),
  ].map(String)
  const whole = Object.values(person)
  for (const [user, shown, hidden] of [
    ['board', masked, whole],
    ['manager', whole, masked],
  ] as const) {
    const visitor = await visit()
    await admit(visitor, user)
    for (const path of ['/residents?q=MASK-1', `/resident-detail/${id}`]) {
      await visitor.page.goto(path)
      await visitor.page.getByText('Nguyễn Thị Lụa').first().waitFor()
      await visitor.page
        .getByText(shown[0] ?? '')
        .first()
        .waitFor()
      const text = await visitor.page.getByRole('main').innerText()
      // The list has no column for papers.
      const asked = path.includes('detail') ? 3 : 2
      for (const value of shown.slice(0, asked)) expect(text, `${user} on ${path}`).toContain(value)
      for (const value of hidden) expect(text, `${user} on ${path}`).not.toContain(value)
    }
    // Values that the screen hides do not reach the browser either.
    await visitor.page.goto(`/resident-edit/${id}`)
    if (user === 'board') await visitor.page.waitForURL('**/dashboard')
    else
      expect(await visitor.page.getByLabel(labels.fields.email, { exact: true }).inputValue()).toBe(
        person.email,
      )
    await visitor.context.close()
  }
})
