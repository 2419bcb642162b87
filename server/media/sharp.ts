import sharp from 'sharp';

// One thread for each photo, and no cache of open files.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
