import { FormOutlined } from '@ant-design/icons'
import { meteredTypes } from '#domain/metered-kinds.ts'
import { meteredEntities } from '#entities/metering/metered-entities.ts'
import { defineViews } from '../crud/views.ts'
import { NewNumberInput } from './new-number-input.tsx'
import { RoundLook } from './round-look.tsx'

const readings = meteredTypes.map((type) => meteredEntities[type].reading)

/** The month's round as a sheet, beside the list of all readings. */
export const views = defineViews(readings, {
  fields: { new_number: { Input: NewNumberInput } },
  looks: [
    {
      name: 'round',
      label: 'console.metering.round',
      icon: <FormOutlined aria-hidden />,
      Body: RoundLook,
    },
  ],
})
