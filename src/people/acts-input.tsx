import { useEffect } from 'react'
import { officeToday } from '#core/days.ts'
import { isOneOf } from '#core/one-of.ts'
import { adultAge, childRelationships } from '#domain/constants.ts'
import { residency } from '#entities/property/residency.ts'
import { registry } from '#entities/index.ts'
import type { InputProps } from '#src/fields/field-view.ts'
import { viewOf } from '#src/fields/index.ts'
import { useRecordsById } from '#src/fields/references/known-records.ts'
import { useSiblings } from '#src/fields/references/siblings.ts'

const { Input: Switch } = viewOf(residency.fields.apartment_permission)

/** In a new stay: those of age act for the apartment, a child does not, until somebody says otherwise. */
export function ActsInput(props: InputProps) {
  const { value, onChange, isNew } = props
  const { resident_id: chosen, relationship_id: tie } = useSiblings(['resident_id', 'relationship_id'])
  const id = idIn(chosen, isNew)
  const tieId = idIn(tie, isNew)
  const person = useRecordsById(registry.resident, id === undefined ? [] : [id]).get(id ?? '')
  const relationship = useRecordsById(registry.relationship, tieId === undefined ? [] : [tieId]).get(
    tieId ?? '',
  )
  const born = person?.['date_of_birth']
  const isChilds = isOneOf(childRelationships, String(relationship?.['code']).toLowerCase())
  useEffect(() => {
    if (id === undefined || person === undefined) return
    onChange?.(typeof born === 'string' ? isOfAge(born) : !isChilds)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told once for each resident and relationship, so that it may be changed
  }, [id, born, isChilds, person === undefined])
  return <Switch {...props} value={value ?? false} />
}

const idIn = (value: unknown, isNew: boolean | undefined) =>
  typeof value === 'string' && value !== '' && isNew === true ? value : undefined

function isOfAge(born: string): boolean {
  const [year = 0, ...rest] = born.split('-')
  return [String(Number(year) + adultAge), ...rest].join('-') <= officeToday()
}
