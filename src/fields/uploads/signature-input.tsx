import { SignatureOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { imageTypes } from '#core/fields/upload.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import type { InputProps } from '../field-view.ts'
import { filesIn } from '../references/ids.ts'
import { fieldLabel } from '../words.ts'
import { UploadInput } from './upload-input.tsx'

const SignatureCanvas = lazy(async () => ({
  default: (await import('./signature-canvas.tsx')).SignatureCanvas,
}))

/** A picture of a signature: drawn with a finger, a pen or the mouse, or taken from a file. */
export function SignatureInput(props: InputProps) {
  const { value, onChange, disabled, tools, entityName, name } = props
  const [isOpen, setOpen] = useState(false)
  const [drawn, setDrawn] = useState<Blob>()
  const [sheet, setSheet] = useState(0)
  const { t } = tools
  const label = fieldLabel(t, entityName, name)
  const begin = () => {
    setDrawn(undefined)
    // A fresh sheet each time.
    setSheet(sheet + 1)
  }
  const keep = () => {
    if (drawn === undefined) return
    onChange?.(new File([drawn], 'signature.png', { type: drawn.type }))
    setOpen(false)
  }
  return (
    <>
      <UploadInput
        id={props.id}
        disabled={disabled}
        describedBy={props.describedBy}
        invalid={props.invalid === true}
        tools={tools}
        options={{ accept: imageTypes }}
        label={label}
        pictures
        max={1}
        value={filesIn(value)}
        onChange={(files) => onChange?.(files[0] ?? null)}
      />
      <Button
        icon={<SignatureOutlined aria-hidden />}
        disabled={disabled === true}
        aria-label={`${label}: ${t('console.fields.sign')}`}
        onClick={() => {
          begin()
          setOpen(true)
        }}
      >
        {t('console.fields.sign')}
      </Button>
      <Dialog
        open={isOpen}
        title={label}
        destroyOnHidden
        okText={t('console.fields.sign_keep')}
        okButtonProps={{ disabled: drawn === undefined }}
        cancelText={t('console.crud.record.cancel')}
        onOk={keep}
        onCancel={() => setOpen(false)}
      >
        <Suspense fallback={<div className="lobby-signature" />}>
          <SignatureCanvas key={sheet} label={t('console.fields.sign_here')} onDraw={setDrawn} />
        </Suspense>
        <Button type="text" onClick={begin}>
          {t('console.fields.sign_again')}
        </Button>
      </Dialog>
    </>
  )
}
