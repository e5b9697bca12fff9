import { Table, Tag, type TableColumnsType } from 'antd'
import { flags, type Flag } from '#core/permission.ts'
import { useT } from '#src/i18n/use-t.ts'
import type { ComparedCode } from './comparison.ts'

interface ComparisonTableProps {
  readonly rows: readonly ComparedCode[]
  readonly left: string
  readonly right: string
}

/** Codes down, the two groups across, the flags that each gives; a flag that only one gives stands out. */
export function ComparisonTable({ rows, left, right }: ComparisonTableProps) {
  const t = useT()
  const side = (name: string, key: 'left' | 'right') => ({
    key,
    title: name,
    render: (_value: unknown, { holders }: ComparedCode) => (
      <FlagTags
        given={flags.filter((flag) => holders[flag] === 'both' || holders[flag] === key)}
        alone={flags.filter((flag) => holders[flag] === key)}
      />
    ),
  })
  const columns: TableColumnsType<ComparedCode> = [
    {
      key: 'code',
      title: t('console.account.permissions.code'),
      render: (_value, { code }) => t(`permission.${code}`),
    },
    side(left, 'left'),
    side(right, 'right'),
  ]
  return (
    <Table<ComparedCode>
      size="small"
      rowKey="code"
      columns={columns}
      dataSource={[...rows]}
      pagination={false}
      scroll={{ y: '50vh' }}
      locale={{ emptyText: t('console.account.permissions.same') }}
    />
  )
}

function FlagTags({ given, alone }: { readonly given: readonly Flag[]; readonly alone: readonly Flag[] }) {
  const t = useT()
  return given.map((flag) => (
    <Tag key={flag} color={alone.includes(flag) ? 'warning' : undefined}>
      {alone.includes(flag) ? <strong>{t(`flag.${flag}`)}</strong> : t(`flag.${flag}`)}
    </Tag>
  ))
}
