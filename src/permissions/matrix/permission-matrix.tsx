import { Button, Empty, Flex, Grid, Input, Segmented } from 'antd'
import { SearchOutlined } from '@ant-design/icons'
import { useState, type ReactNode } from 'react'
import { useT } from '#src/i18n/use-t.ts'
import { MatrixCards } from './matrix-cards.tsx'
import { shownModules, views, type View } from './matrix-filter.ts'
import type { Line, MatrixProps } from './matrix-props.ts'
import { MatrixTable } from './matrix-table.tsx'

/** The rights of a group: search, three views, and a box for every right. */
export function PermissionMatrix({ extra, ...matrix }: MatrixProps & { readonly extra?: ReactNode }) {
  const t = useT()
  const isWide = Grid.useBreakpoint().xl !== false
  const [view, setView] = useState<View>('all')
  const [keyword, setKeyword] = useState('')
  const lines = shownModules({ ...matrix, view, keyword, nameOf: (code) => t(`permission.${code}`) }).flatMap(
    ({ module, codes }): Line[] => [
      { key: module, name: t(`module.${module}`), codes, isGroup: true },
      ...codes.map((code) => ({ key: code, name: t(`permission.${code}`), codes: [code], isGroup: false })),
    ],
  )
  const clear = () => {
    setView('all')
    setKeyword('')
  }
  const Lines = isWide ? MatrixTable : MatrixCards
  return (
    <>
      <Flex wrap gap={12} align="center" justify="space-between" style={{ padding: 12 }}>
        <Input
          allowClear
          type="search"
          prefix={<SearchOutlined aria-hidden />}
          placeholder={t('console.account.permissions.search')}
          aria-label={t('console.account.permissions.search')}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
          style={{ maxWidth: 320, flex: '1 1 200px' }}
        />
        <Flex wrap gap={12} align="center">
          <Segmented<View>
            aria-label={t('console.account.permissions.view.label')}
            value={view}
            onChange={setView}
            options={views.map((one) => ({
              value: one,
              label: t(`console.account.permissions.view.${one}`),
            }))}
          />
          {extra}
        </Flex>
      </Flex>
      {lines.length > 0 ? (
        <Lines {...matrix} lines={lines} />
      ) : (
        <Empty description={t('console.account.permissions.nothing')} style={{ padding: 32 }}>
          <Button onClick={clear}>{t('console.account.permissions.clear')}</Button>
        </Empty>
      )}
    </>
  )
}
