// The level files of this folder are made into `LevelData.files` by the EmbedLevels plugin.
