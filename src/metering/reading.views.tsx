import { FormOutlined } from '@ant-design/icons'
import { electricReading } from '#entities/metering/electric-reading.ts'
import { waterReading } from '#entities/metering/water-reading.ts'
import { defineViews } from '../crud/views.ts'
import { NewNumberInput } from './new-number-input.tsx'
import { RoundLook } from './round-look.tsx'

/** The month's round as a sheet, beside the list of all readings. */
export const views = defineViews([waterReading, electricReading], {
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
