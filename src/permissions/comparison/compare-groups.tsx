import { Empty, Flex, Select, Switch, Typography } from 'antd'
import { Dialog } from '#src/ui/dialog.tsx'
import { useState } from 'react'
import { permissionGroup } from '#entities/account/permission-group.ts'
import { useChoices } from '#src/data/use-choices.ts'
import { useT } from '#src/i18n/use-t.ts'
import { compareMatrices } from './comparison.ts'
import { ComparisonTable } from './comparison-table.tsx'
import type { Group } from '../group.ts'
import { differences, matrixOf, type Matrix } from '../matrix/matrix.ts'

interface CompareGroupsProps {
  readonly group: Group
  readonly matrix: Matrix
  readonly onClose: () => void
}

/** This group, as shown on the screen, beside another of the same building. */
export function CompareGroups({ group, matrix, onClose }: CompareGroupsProps) {
  const t = useT()
  const [other, setOther] = useState<Group>()
  const [differencesOnly, setDifferencesOnly] = useState(true)
  const { records: others, select } = useChoices<Group>({
    resource: permissionGroup.name,
    label: permissionGroup.title,
    except: group.id,
  })
  const right = other === undefined ? undefined : matrixOf(other.group_permissions)
  return (
    <Dialog
      title={t('console.account.permissions.compare_title')}
      open
      onCancel={onClose}
      footer={null}
      width={860}
    >
      <Flex wrap gap={16} align="center" style={{ marginBlock: 12 }}>
        <Select<string, { value: string; label: string }>
          {...select}
          aria-label={t('console.account.permissions.compare_with')}
          placeholder={t('console.account.permissions.choose')}
          value={other?.id}
          onChange={(chosen) => setOther(others.find(({ id }) => id === chosen))}
          style={{ minWidth: 240, flex: 1 }}
        />
        <label>
          <Switch size="small" checked={differencesOnly} onChange={setDifferencesOnly} />{' '}
          {t('console.account.permissions.differences_only')}
        </label>
      </Flex>
      {other === undefined || right === undefined ? (
        <Empty description={t('console.account.permissions.choose')} />
      ) : (
        <>
          <Typography.Paragraph strong aria-live="polite">
            {describe(differences(matrix, right).length)}
          </Typography.Paragraph>
          <ComparisonTable
            rows={compareMatrices(matrix, right, differencesOnly)}
            left={group.name}
            right={other.name}
          />
        </>
      )}
    </Dialog>
  )

  function describe(count: number) {
    return count === 0
      ? t('console.account.permissions.same')
      : t('console.account.permissions.differences', { n: count })
  }
}
