import { useSelect } from '@refinedev/antd'
import type { BaseRecord, HttpError } from '@refinedev/core'
import { holdsWords } from '#core/text.ts'
import type { EntityName } from '#entities/index.ts'

interface Choices<R> {
  readonly resource: EntityName
  /** The field that names a record, which the list is ordered and searched by. */
  readonly label: keyof R & string
  /** Id of the record that is no choice, since it is the one that one chooses for. */
  readonly except?: string
}

/** All records of a short list, as what antd's Select takes; what is typed finds them without accents too. */
export function useChoices<R extends BaseRecord & { readonly id: string }>({
  resource,
  label,
  except,
}: Choices<R>) {
  const { selectProps, query } = useSelect<R, HttpError, R>({
    resource,
    optionLabel: (record) => String(record[label]),
    optionValue: ({ id }) => id,
    pagination: { mode: 'off' },
    filters: except === undefined ? [] : [{ field: 'id', operator: 'ne', value: except }],
    sorters: [{ field: label, order: 'asc' }],
  })
  const { options = [], loading = false } = selectProps
  return {
    records: query.data?.data ?? [],
    select: {
      showSearch: true,
      filterOption: (typed: string, option?: { readonly label: string }) =>
        holdsWords(option?.label ?? '', typed),
      options: options.map((one) => ({ value: String(one.value), label: String(one.label) })),
      loading,
    },
  }
}
