import { Typography } from 'antd'
import type { PermissionCode } from '#domain/permission.ts'
import { entityLabel } from '#src/i18n/entity-label.ts'
import { useT } from '#src/i18n/use-t.ts'
import { besideOf } from './beside.ts'
import type { Line, MatrixProps } from './matrix-props.ts'

/** What a granted permission lacks beside itself: rights on the records that its own are part of, or name. */
export function BesideNote({ line, matrix }: { readonly line: Line } & Pick<MatrixProps, 'matrix'>) {
  const t = useT()
  const [code] = line.codes
  if (line.isGroup || code === undefined) return null
  const { named, closed } = besideOf(code, matrix)
  const names = (codes: readonly PermissionCode[]) => codes.map((one) => t(`permission.${one}`)).join(', ')
  if (named.length === 0 && closed.length === 0) return null
  return (
    <span style={{ flexBasis: '100%', paddingInline: 8, fontWeight: 400, whiteSpace: 'normal' }}>
      {closed.map(({ entity, needs }) => (
        <Typography.Text key={entity.name} type="warning" style={{ display: 'block', fontSize: 12 }}>
          {t('console.account.permissions.closed_without', {
            records: entityLabel(t, entity.name, 'many'),
            permissions: names(needs),
            flag: t('flag.read'),
          })}
        </Typography.Text>
      ))}
      {named.length > 0 && (
        <Typography.Text type="secondary" style={{ display: 'block', fontSize: 12 }}>
          {t('console.account.permissions.named_only', {
            permissions: names(named),
            flag: t('flag.read'),
          })}
        </Typography.Text>
      )}
    </span>
  )
}
