import { Card, Typography } from 'antd'
import { flags } from '#core/permission.ts'
import { useT } from '#src/i18n/use-t.ts'
import { BesideNote } from './beside-note.tsx'
import { MatrixBox } from './matrix-box.tsx'
import { lineCells, type Line, type MatrixProps } from './matrix-props.ts'

const grid = { display: 'grid', gap: 8 }

/** One card per code, where a table would not fit; phones show them in one column. */
export function MatrixCards({ lines, ...matrix }: MatrixProps & { readonly lines: readonly Line[] }) {
  const t = useT()
  return (
    <div
      style={{
        ...grid,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
        padding: 12,
      }}
    >
      {lines.map((line) =>
        line.isGroup ? (
          <Typography.Title
            key={line.key}
            level={3}
            style={{ fontSize: 15, margin: '8px 0 0', gridColumn: '1 / -1' }}
          >
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
            <div style={{ ...grid, gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))' }}>
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
            </div>
            <BesideNote line={line} matrix={matrix.matrix} />
          </Card>
        ),
      )}
    </div>
  )
}
