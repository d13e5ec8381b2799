import { classNames } from './class-names.ts';
import { Modal, type ModalProps } from './modal.tsx';

const widths = { sm: 'sm:max-w-[26rem]', md: 'sm:max-w-[34rem]', lg: 'sm:max-w-[48rem]', xl: 'sm:max-w-[68rem]' };

/** A question or a form in the middle of the screen; on a phone at its bottom. */
export function Dialog({ size = 'sm', className, ...rest }: ModalProps & { size?: keyof typeof widths | undefined }) {
  return <Modal {...rest} className={classNames('modal-dialog', widths[size], className)} />;
}
