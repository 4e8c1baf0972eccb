import { Fold } from '../components/fold.tsx'
import { estimateForm, issueChoices } from '../content/estimate-form.ts'
import styles from './estimate-form.module.css'
import { OptionalText, RequiredInput, RequiredSelect } from './form-field.tsx'
import { PhotoPicker } from './photo-picker.tsx'
import { TimeChoice } from './time-choice.tsx'

/** The fields of the specification, in its order; on phones the optional ones are folded. */
export function EstimateFields({ photosHint }: { photosHint: string }) {
  return (
    <>
      <p className={`${styles.note} ${styles.full}`}>{estimateForm.requiredNote}</p>
      <RequiredInput name="name" {...estimateForm.name} type="text" autoComplete="name" />
      <RequiredInput name="phone" {...estimateForm.phone} type="tel" autoComplete="tel" />
      <RequiredInput name="address" {...estimateForm.address} type="text" autoComplete="address-line1" />
      <RequiredSelect name="issue" {...estimateForm.issue} choices={issueChoices} />
      <div className={styles.full}>
        <Fold summary={estimateForm.more} isOpenWide className={styles.more}>
          <div className={styles.extras}>
            <PhotoPicker hint={photosHint} />
            <TimeChoice />
            <OptionalText name="message" label={estimateForm.message.label} />
          </div>
        </Fold>
      </div>
    </>
  )
}
