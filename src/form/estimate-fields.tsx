import { Collapsible } from '../components/folding.tsx'
import { issueChoices } from '../content/issues.ts'
import styles from './estimate-form.module.css'
import { InputField, SelectField, TextAreaField } from './form-field.tsx'
import { PhotoPicker } from './photo-picker.tsx'
import { TimeChoice } from './time-choice.tsx'
import type { PhotosState } from './use-photos.ts'
import { estimateForm } from './words.ts'

type EstimateFieldsProps = { photos: PhotosState; photosHint: string }

/** The fields of the specification, in its order; on phones the optional ones are folded. */
export function EstimateFields({ photos, photosHint }: EstimateFieldsProps) {
  return (
    <>
      <p className={`${styles.note} ${styles.full}`}>{estimateForm.requiredNote}</p>
      <InputField name="name" {...estimateForm.name} type="text" autoComplete="name" />
      <InputField name="phone" {...estimateForm.phone} type="tel" autoComplete="tel" />
      <InputField name="address" {...estimateForm.address} type="text" autoComplete="address-line1" />
      <SelectField name="issue" {...estimateForm.issue} choices={issueChoices} />
      <div className={styles.full}>
        <Collapsible summary={estimateForm.more} isOpenWide className={styles.more}>
          <div className={styles.extras}>
            <PhotoPicker state={photos} hint={photosHint} />
            <TimeChoice />
            <TextAreaField name="message" {...estimateForm.message} />
          </div>
        </Collapsible>
      </div>
    </>
  )
}
