import { expect, test } from 'vitest'
import { utilityBooking } from '#entities/utilities/utility-booking.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { numberView } from './number.tsx'

const { Plain } = numberView
const field = utilityBooking.fields.people_count

test.each([
  [1, '1 person'],
  [2, '2 people'],
])('%s of a unit is said as English does: %s', async (value, said) => {
  const { getByText } = await renderInConsole(
    <WithTools>
      {(tools) => (
        <Plain
          entityName={utilityBooking.name}
          name="people_count"
          field={field}
          tools={tools}
          value={value}
        />
      )}
    </WithTools>,
    { language: 'en' },
  )
  await expect.element(getByText(said, { exact: true })).toBeVisible()
})
