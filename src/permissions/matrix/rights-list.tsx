import { CheckOutlined, MinusOutlined } from '@ant-design/icons'
import { Descriptions, Table, Tag, theme, Tooltip, type TableColumnsType } from 'antd'
import { flags, type Flag } from '#core/permission.ts'
import type { PermissionCode } from '#domain/permission.ts'
import { useIsPhone } from '#src/ui/use-is-phone.ts'
import { useT } from '#src/i18n/use-t.ts'
import { codesByModule, type Matrix, type Sources } from './matrix.ts'

interface RightsListProps {
  readonly matrix: Matrix
  /** The groups that give each right; absent if only the result is known. */
  readonly sources?: Sources
}

/** Rights that someone holds, read only; codes without any are left out. */
export function RightsList({ matrix, sources }: RightsListProps) {
  const t = useT()
  const isPhone = useIsPhone()
  const codes = codesByModule
    .flatMap((one) => one.codes)
    .filter((code) => flags.some((flag) => matrix[code][flag]))
  if (isPhone && codes.length > 0) return <RightsByCode codes={codes} matrix={matrix} />
  const columns: TableColumnsType<PermissionCode> = [
    {
      key: 'code',
      title: t('console.account.permissions.code'),
      render: (_value, code) => t(`permission.${code}`),
    },
    ...flags.map((flag) => ({
      key: flag,
      title: t(`flag.${flag}`),
      align: 'center' as const,
      width: 90,
      render: (_value: unknown, code: PermissionCode) => (
        <Right isGiven={matrix[code][flag]} from={sources?.[code][flag] ?? []} />
      ),
    })),
    ...(sources === undefined
      ? []
      : [
          {
            key: 'sources',
            title: t('console.account.accounts.sources'),
            render: (_value: unknown, code: PermissionCode) => groupsBehind(sources, code).join(', '),
          },
        ]),
  ]
  return (
    <Table<PermissionCode>
      size="small"
      rowKey={(code) => code}
      columns={columns}
      dataSource={codes}
      pagination={false}
      scroll={{ x: 640 }}
      locale={{ emptyText: t('console.account.accounts.no_rights') }}
    />
  )
}

/** For phones: each code with the flags that are given. */
function RightsByCode({
  codes,
  matrix,
}: {
  readonly codes: readonly PermissionCode[]
  readonly matrix: Matrix
}) {
  const t = useT()
  return (
    <Descriptions
      size="small"
      column={1}
      layout="vertical"
      bordered
      items={codes.map((code) => ({
        key: code,
        label: t(`permission.${code}`),
        children: (
          <span>
            {flags
              .filter((flag) => matrix[code][flag])
              .map((flag) => (
                <Tag key={flag}>{t(`flag.${flag}`)}</Tag>
              ))}
          </span>
        ),
      }))}
    />
  )
}

const groupsBehind = (sources: Sources, code: PermissionCode) => [
  ...new Set(flags.flatMap((flag: Flag) => sources[code][flag])),
]

function Right({ isGiven, from }: { readonly isGiven: boolean; readonly from: readonly string[] }) {
  const t = useT()
  const { token } = theme.useToken()
  const label = t(isGiven ? 'console.account.accounts.given' : 'console.account.accounts.not_given')
  const mark = isGiven ? (
    <CheckOutlined role="img" aria-label={label} style={{ color: token.colorSuccess }} />
  ) : (
    <MinusOutlined role="img" aria-label={label} style={{ color: token.colorTextDisabled }} />
  )
  if (from.length === 0) return mark
  return <Tooltip title={t('console.account.accounts.from', { groups: from.join(', ') })}>{mark}</Tooltip>
}
