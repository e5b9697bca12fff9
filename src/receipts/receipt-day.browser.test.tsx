import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { addDays, firstDayOf, officeToday } from '#core/days.ts'
import { renderInConsole } from '#tests/support/components/render.tsx'
import { ReceiptDay } from './receipt-day.tsx'

const typed = (day: string) => day.split('-').toReversed().join('/')

function Desk({ chosen, submit }: { readonly chosen: (day?: string) => void; readonly submit: () => void }) {
  const [day, setDay] = useState<string>()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <label htmlFor="day">Day</label>
      <ReceiptDay
        id="day"
        value={day}
        onChange={(next) => {
          setDay(next)
          chosen(next)
        }}
      />
      <button type="submit">Collect</button>
    </form>
  )
}

test('it is today until another day is typed, and Enter in it does not collect', async () => {
  const [chosen, submit] = [vi.fn<(day?: string) => void>(), vi.fn<() => void>()]
  const screen = await renderInConsole(<Desk chosen={chosen} submit={submit} />)
  const field = screen.getByLabelText('Day')
  await expect.element(field).toHaveValue(typed(officeToday()))
  const earlier = addDays(firstDayOf(officeToday()), -1)
  await userEvent.fill(field, typed(earlier))
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => chosen.mock.lastCall).toEqual([earlier])
  expect(submit).not.toHaveBeenCalled()
})
