/** What `git clone` leaves in place of a file where Git LFS is not installed. Pure. */
export const lfsPointer = 'version https://git-lfs.github.com/spec/';
