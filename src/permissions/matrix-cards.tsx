import { Card, Flex, Typography } from 'antd'
import { flags } from '#core/permission.ts'
import { useT } from '#src/i18n/use-t.ts'
import { MatrixBox } from './matrix-box.tsx'
import { lineCells, type Line, type MatrixProps } from './matrix-props.ts'

/** One card per code, for phones. */
export function MatrixCards({ lines, ...matrix }: MatrixProps & { readonly lines: readonly Line[] }) {
  const t = useT()
  return (
    <Flex vertical gap={8} style={{ padding: 12 }}>
      {lines.map((line) =>
        line.isGroup ? (
          <Typography.Title key={line.key} level={3} style={{ fontSize: 15, margin: '8px 0 0' }}>
            <MatrixBox
              {...matrix}
              cells={lineCells(line, undefined)}
              label={t('console.account.permissions.row', { permission: line.name })}
              text={line.name}
            />
          </Typography.Title>
        ) : (
          <Card
            key={line.key}
            size="small"
            title={
              <MatrixBox
                {...matrix}
                cells={lineCells(line, undefined)}
                label={t('console.account.permissions.row', { permission: line.name })}
                text={line.name}
              />
            }
          >
            <Flex wrap gap={8}>
              {flags.map((flag) => (
                <MatrixBox
                  key={flag}
                  {...matrix}
                  cells={lineCells(line, flag)}
                  label={t('console.account.permissions.cell', {
                    permission: line.name,
                    flag: t(`flag.${flag}`),
                  })}
                  text={t(`flag.${flag}`)}
                />
              ))}
            </Flex>
          </Card>
        ),
      )}
    </Flex>
  )
}
