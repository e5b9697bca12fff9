import { SignatureOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef, useState, type PointerEvent } from 'react'
import { imageTypes } from '#core/fields/upload.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import type { InputProps } from '../field-view.ts'
import { filesIn } from '../references/ids.ts'
import { fieldLabel } from '../words.ts'
import { UploadInput } from './upload-input.tsx'

const size = { width: 460, height: 200 }

/** A picture of a signature: drawn with a finger, a pen or the mouse, or taken from a file. */
export function SignatureInput(props: InputProps) {
  const { value, onChange, disabled, tools, entityName, name } = props
  const [isOpen, setOpen] = useState(false)
  const [isDrawn, setDrawn] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { t } = tools
  const label = fieldLabel(t, entityName, name)
  const draw = (event: PointerEvent<HTMLCanvasElement>, begins: boolean) => {
    const pen = event.currentTarget.getContext('2d')
    if (pen === null || (!begins && event.buttons === 0)) return
    const box = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - box.left) / box.width) * size.width
    const y = ((event.clientY - box.top) / box.height) * size.height
    if (begins) {
      event.currentTarget.setPointerCapture(event.pointerId)
      pen.beginPath()
      pen.moveTo(x, y)
      return
    }
    // Ink on paper, whatever the console's colours are.
    pen.strokeStyle = '#14211f'
    pen.lineWidth = 2.5
    pen.lineCap = 'round'
    pen.lineTo(x, y)
    pen.stroke()
    setDrawn(true)
  }
  const clear = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, size.width, size.height)
    setDrawn(false)
  }
  const keep = () =>
    canvas.current?.toBlob((blob) => {
      if (blob === null) return
      onChange?.(new File([blob], 'signature.png', { type: blob.type }))
      setOpen(false)
    })
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
        onClick={() => {
          setDrawn(false)
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
        okButtonProps={{ disabled: !isDrawn }}
        cancelText={t('console.crud.record.cancel')}
        onOk={keep}
        onCancel={() => setOpen(false)}
      >
        <canvas
          ref={canvas}
          {...size}
          className="lobby-signature"
          role="img"
          aria-label={t('console.fields.sign_here')}
          onPointerDown={(event) => draw(event, true)}
          onPointerMove={(event) => draw(event, false)}
        />
        <Button type="text" onClick={clear}>
          {t('console.fields.sign_again')}
        </Button>
      </Dialog>
    </>
  )
}
