"""All models by kind; a shelf a file."""
from models import care, carry, green, kitchen, lights, paper, play, scent, sound, sweets
from models.model import models

shelves = [kitchen, lights, sweets, care, scent, paper, carry, sound, green, play]
__all__ = ['models', 'shelves']
